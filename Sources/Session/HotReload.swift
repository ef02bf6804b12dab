import Frontend
import Tree
import Views

/// How the trees on the screen came there: with that they can be mounted anew when a type they show is declared again.
struct PreviewSources {
  /// The Swift that mounted each tree.
  private(set) var texts: [String: String] = [:]

  /// Trees that were not there before the text ran are due to it.
  mutating func note(_ text: String, mounted names: [String], before: [String]) {
    texts = texts.filter { names.contains($0.key) }
    for name in names where !before.contains(name) || texts[name] == nil { texts[name] = text }
  }
}

extension Session {
  /// Mounts anew what shows a type that an input has just declared, with the state it had.
  func reload(declared units: [CheckedInput.Unit]) -> Outcome {
    for unit in units {
      guard case .declaration(let type, let description) = unit.kind, description.hasPrefix("struct ") else { continue }
      for tree in engine.views.trees(showing: type) {
        guard let text = previews.texts[tree] else { continue }
        let outcome = reload(tree, from: text, redeclared: type)
        if outcome != .done { return outcome }
      }
    }
    return .done
  }

  private func reload(_ tree: String, from text: String, redeclared type: String) -> Outcome {
    let checked = engine.frontend.check(text, name: "<preview of \(tree)>", mode: .shell)
    guard let units = accept(checked) else {
      screen.show(line: "\(tree) still shows the \(type) of before: its preview does not fit the new one.")
      return .done
    }
    var outcome = Outcome.done
    engine.views.reload(tree, redeclared: type) {
      for unit in units where outcome == .done { outcome = run(unit, showsValues: false) }
    }
    return outcome
  }
}
