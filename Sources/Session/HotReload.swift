import Frontend
import Source
import Tree
import Views

/// The mounting inputs of the trees on the screen, for mounting them again when a type they show is redeclared.
struct PreviewSources {
  /// The Swift that mounted each tree.
  private(set) var texts: [String: String] = [:]

  /// Attributes the trees that were not there before the text ran to that text.
  mutating func note(_ text: String, mounted: [String: Int], before: [String: Int]) {
    texts = texts.filter { mounted[$0.key] != nil }
    for (name, root) in mounted where before[name] != root || texts[name] == nil { texts[name] = text }
  }
}

/// The program's structs as they were declared, each with its extensions. A view is redeclared when a view that it
/// makes is redeclared. Only the names of classes and enums are kept.
struct DeclaredStructs {
  struct Part {
    let file: String
    /// The text with as many newlines before it as in its file, so that errors keep their places.
    let text: String
  }

  /// The names of the types, in order of declaration.
  private(set) var names: [String] = []
  private var parts: [String: [Part]] = [:]
  private var classes: Set<String> = []
  private var enums: Set<String> = []

  func parts(of name: String) -> [Part] { parts[name] ?? [] }
  func contains(_ name: String) -> Bool { parts[name] != nil }

  mutating func declare(_ name: String, _ part: Part) {
    names.removeAll { $0 == name }
    names.append(name)
    parts[name] = [part]
  }

  /// Returns true if a class with this name existed before.
  mutating func declareClass(_ name: String) -> Bool { !classes.insert(name).inserted }

  /// Returns true if an enum with this name existed before.
  mutating func declareEnum(_ name: String) -> Bool { !enums.insert(name).inserted }

  mutating func extend(_ name: String, _ part: Part) { parts[name]?.append(part) }

  /// The types whose text names the type, and those that name these in turn, in order of declaration.
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
  /// Applies newly declared types where they are used: views that make a view with that name are redeclared, and
  /// trees that show them are mounted again with their state.
  ///
  /// - Parameter before: The trees on the screen before the input: trees that the input itself mounted are already
  ///   new.
  func reload(declared input: CheckedInput, mounted before: [String: Int]) -> Outcome {
    let units = input.units
    var declared: [String] = []
    var redeclared: [String] = []
    // Functions and enums, which are visible only through their effect in a view.
    var others = units.compactMap { unit -> String? in
      guard case .declaration(let name, let description) = unit.kind, description.hasPrefix("func ") else { return nil }
      return input.replacedFunctions.contains(name) ? name : nil
    }
    var extensions: [(type: String, part: DeclaredStructs.Part)] = []
    for (index, unit) in units.enumerated() {
      guard case .declaration(let type, let description) = unit.kind else { continue }
      let part = part(of: unit, before: index + 1 < units.count ? units[index + 1] : nil)
      if description.hasPrefix("extension ") {
        extensions.append((type, part))
        continue
      }
      declared.append(type)
      if description.contains("class ") {
        let holders = structs.declareClass(type) ? engine.views.views(holding: type) : []
        if !holders.isEmpty {
          screen.show(
            line: "\(holders.joined(separator: ", ")) \(holders.count > 1 ? "keep" : "keeps") the old \(type).")
        }
      }
      if description.hasPrefix("enum "), structs.declareEnum(type) { others.append(type) }
      guard description.hasPrefix("struct ") else { continue }
      if structs.contains(type) { redeclared.append(type) }
      structs.declare(type, part)
    }
    // An extension may stand before its type.
    for (type, part) in extensions { structs.extend(type, part) }
    // All types of the input are in place before others are made from them, and each tree is mounted once.
    let users = redeclareUsers(of: redeclared.filter(isView) + others, besides: declared)
    let mounted = engine.views.mountedNumbers
    for tree in engine.views.trees(showing: redeclared + users) {
      guard let text = previews.texts[tree], mounted[tree] == before[tree] else { continue }
      let cause = redeclared.last { engine.views.trees(showing: [$0]).contains(tree) } ?? others.last ?? ""
      let outcome = reload(tree, from: text, redeclared: cause)
      if outcome != .done { return outcome }
    }
    return .done
  }

  /// A summary of a file's declarations that nothing else shows: `declared class Counter, struct Badge; redeclared
  /// struct Row`.
  func summary(of input: CheckedInput, known: (String) -> Bool) -> String? {
    var groups: [(verb: String, all: [String])] = [("declared", []), ("redeclared", []), ("extended", [])]
    for unit in input.units {
      switch unit.kind {
      case .declaration(let name, let description) where description.hasPrefix("extension "):
        if !groups[2].all.contains(name) { groups[2].all.append(name) }
      case .declaration(let name, let description):
        // A function may be an overload of a function with the same name.
        let isKnown = description.hasPrefix("func ") ? input.replacedFunctions.contains(name) : known(name)
        groups[isKnown ? 1 : 0].all.append(description)
      case .variables(let variables, _):
        for one in variables { groups[known(one.name) ? 1 : 0].all.append("\(one.isLet ? "let" : "var") \(one.name)") }
      case .statement, .expression: break
      }
    }
    let parts = groups.filter { !$0.all.isEmpty }.map { verb, all in
      let shown = all.prefix(Self.declarationsShown).joined(separator: ", ")
      let rest = all.count - Self.declarationsShown
      return "\(verb) \(shown)" + (rest > 0 ? " and \(rest) more" : "")
    }
    return parts.isEmpty ? nil : parts.joined(separator: "; ")
  }

  private static let declarationsShown = 12

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

  /// Redeclares the views that make one of these, except those that the input has declared itself. Returns them.
  private func redeclareUsers(of types: [String], besides declared: [String]) -> [String] {
    var redeclared: [String] = []
    for type in types {
      for user in structs.users(of: type)
      where isView(user) && !redeclared.contains(user) && !declared.contains(user) {
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
    }
    return redeclared
  }

  func reload(_ tree: String, from text: String, redeclared type: String) -> Outcome {
    let checked = engine.frontend.check(text, name: "<preview of \(tree)>", mode: .shell)
    guard let units = checked.input?.units else {
      // The text is the session's own if a command mounted the tree.
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
