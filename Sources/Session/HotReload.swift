import Frontend
import Source
import Tree
import Views

/// How each tree on the screen was mounted, so that it can be mounted again when a type it shows is redeclared.
struct PreviewSources {
  /// The Swift that mounted each tree.
  private(set) var texts: [String: String] = [:]

  /// Trees that were not there before the text ran are due to it.
  mutating func note(_ text: String, mounted names: [String], before: [String]) {
    texts = texts.filter { names.contains($0.key) }
    for name in names where !before.contains(name) || texts[name] == nil { texts[name] = text }
  }
}

/// The structs of the program as they were declared, each with its extensions. A view among them is redeclared when a
/// view that it makes is. Of classes only the names are kept.
struct DeclaredStructs {
  struct Part {
    let file: String
    /// With as many line ends before it as it has in its file: what it is blamed for keeps its place.
    let text: String
  }

  /// The names of the types, in the order of their declaration.
  private(set) var names: [String] = []
  private var parts: [String: [Part]] = [:]
  private var classes: Set<String> = []

  func parts(of name: String) -> [Part] { parts[name] ?? [] }
  func contains(_ name: String) -> Bool { parts[name] != nil }

  mutating func declare(_ name: String, _ part: Part) {
    names.removeAll { $0 == name }
    names.append(name)
    parts[name] = [part]
  }

  /// Returns whether there has been a class of this name.
  mutating func declareClass(_ name: String) -> Bool { !classes.insert(name).inserted }

  mutating func extend(_ name: String, _ part: Part) { parts[name]?.append(part) }

  /// The types whose text names the type, and those that name these in turn, in the order of their declaration.
  func users(of type: String) -> [String] {
    var found: Set<String> = [type]
    var isComplete = false
    while !isComplete {
      let more = names.filter { name in
        !found.contains(name) && parts(of: name).contains { !Self.words(of: $0.text).isDisjoint(with: found) }
      }
      found.formUnion(more)
      isComplete = more.isEmpty
    }
    return names.filter { $0 != type && found.contains($0) }
  }

  private static func words(of text: String) -> Set<String> {
    Set(text.split { !($0.isLetter || $0.isNumber || $0 == "_") }.map(String.init))
  }
}

extension Session {
  /// Takes the types that an input has just declared to where they are used: views that make a view of that name are
  /// redeclared, and trees that show them are mounted again with the state they had.
  func reload(declared units: [CheckedInput.Unit]) -> Outcome {
    for (index, unit) in units.enumerated() {
      guard case .declaration(let type, let description) = unit.kind else { continue }
      let part = part(of: unit, before: index + 1 < units.count ? units[index + 1] : nil)
      if description.hasPrefix("extension ") {
        structs.extend(type, part)
        continue
      }
      if description.contains("class ") {
        let holders = structs.declareClass(type) ? engine.views.views(holding: type) : []
        if !holders.isEmpty {
          screen.show(
            line: "\(holders.joined(separator: ", ")) \(holders.count > 1 ? "keep" : "keeps") the old \(type).")
        }
      }
      guard description.hasPrefix("struct ") else { continue }
      let isKnown = structs.contains(type)
      structs.declare(type, part)
      guard isKnown else { continue }
      let users = isView(type) ? redeclareUsers(of: type) : []
      for tree in engine.views.trees(showing: [type] + users) {
        guard let text = previews.texts[tree] else { continue }
        let outcome = reload(tree, from: text, redeclared: type)
        if outcome != .done { return outcome }
      }
    }
    return .done
  }

  private func part(of unit: CheckedInput.Unit, before next: CheckedInput.Unit?) -> DeclaredStructs.Part {
    let file = unit.place.file
    let lines = String(repeating: "\n", count: file.position(of: unit.place.offset).line - 1)
    return DeclaredStructs.Part(file: file.name, text: lines + text(of: unit, before: next))
  }

  private func isView(_ name: String) -> Bool {
    guard let type = engine.frontend.lookUpType(name) else { return false }
    return ["View", "ViewModifier"].compactMap(engine.frontend.lookUpType).contains {
      engine.frontend.knowledge.conforms(type.declaredType, to: $0)
    }
  }

  /// Returns the views that have been redeclared.
  private func redeclareUsers(of type: String) -> [String] {
    var redeclared: [String] = []
    for user in structs.users(of: type) where isView(user) {
      var fits = true
      for part in structs.parts(of: user) where fits {
        let checked = engine.frontend.check(part.text, name: part.file, mode: .shell)
        fits = checked.input?.units.allSatisfy { run($0, showsValues: false) == .done } ?? false
      }
      if fits {
        redeclared.append(user)
      } else {
        screen.show(line: "\(user) still creates the old \(type): it does not compile with the new one.")
      }
    }
    return redeclared
  }

  private func reload(_ tree: String, from text: String, redeclared type: String) -> Outcome {
    let checked = engine.frontend.check(text, name: "<preview of \(tree)>", mode: .shell)
    guard let units = checked.input?.units else {
      // The text is the session's own where a command has mounted it.
      let words = checked.diagnostics.filter { $0.severity != .warning }.prefix(2).map(\.message)
      screen.show(
        line: "\(tree) still shows the old \(type): its preview does not compile with the new one: "
          + words.joined(separator: "; "))
      return .done
    }
    var outcome = Outcome.done
    engine.views.reload(tree, redeclared: type) {
      for unit in units where outcome == .done { outcome = run(unit, showsValues: false) }
    }
    return outcome
  }
}
