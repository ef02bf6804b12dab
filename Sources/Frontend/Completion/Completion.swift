import Checking
import Declarations
import Diagnostics
import Inference
import Source
import Tree

/// A completion at the cursor.
package struct Completion: Equatable, Sendable {
  /// The replacement of the word: `count`, `append(`, `title: `.
  package let text: String
  /// The description beside it: `Int`, `(Int) -> Void`; may be empty.
  package let detail: String

  package init(_ text: String, _ detail: String = "") {
    self.text = text
    self.detail = detail
  }
}

extension Frontend {
  /// The completions of `text`, and the UTF-8 offset of the word that they replace.
  package func completions(behind text: String) -> (start: Int, all: [Completion]) {
    let open = OpenText(text)
    return (open.wordStart, open.place == .code ? completions(open) : [])
  }

  private func completions(_ open: OpenText) -> [Completion] {
    switch open.justBefore {
    case UInt8(ascii: "#"): return Self.matching(open.word, Self.macros)
    case UInt8(ascii: "@"): return Self.matching(open.word, Self.attributes)
    default: break
    }
    if open.word.utf8.first.map({ $0 >= UInt8(ascii: "0") && $0 <= UInt8(ascii: "9") }) ?? false { return [] }
    let labels = labels(open)
    // Where an argument must begin with its label, other names are of no use.
    if open.word.isEmpty, labels.areNeeded { return labels.all }
    let isPath = isInKeyPath(open)
    let found = probe(open.head) { place in
      switch place {
      case .members(let type, let isStatic):
        return checker.members(of: type, isStatic: isStatic, beginningWith: open.word, onlyProperties: isPath)
      case .names(let scope):
        let keywords = open.word.isEmpty ? [] : Self.matching(open.word, Self.keywords)
        return labels.all + checker.names(in: scope, beginningWith: open.word, onlyTypes: false) + keywords
      case .types(let scope):
        return checker.names(in: scope, beginningWith: open.word, onlyTypes: true)
      }
    }
    return found ?? labels.all
  }

  /// True if the word is a component of `\.a.b` or `\Model.a.b`.
  private func isInKeyPath(_ open: OpenText) -> Bool {
    let path = open.head.utf8.reversed().prefix {
      $0.isWordPart || $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "?") || $0 == UInt8(ascii: "!")
    }
    return open.head.utf8.dropLast(path.count).last == UInt8(ascii: "\\")
  }

  static func matching(_ word: String, _ names: [String]) -> [Completion] {
    names.filter { $0.hasPrefix(word) }.map { Completion($0) }
  }

  private static let macros = ["Preview", "expect", "if", "line", "file", "function", "keyPath"]

  private static let attributes = [
    "autoclosure", "AppStorage", "Bindable", "Binding", "discardableResult", "Environment", "EnvironmentObject",
    "escaping", "FocusState", "globalActor", "main", "MainActor", "Observable", "ObservationIgnored", "ObservedObject",
    "propertyWrapper", "Published", "resultBuilder", "Sendable", "State", "StateObject", "unchecked", "ViewBuilder",
  ]

  private static let keywords = [
    "actor", "associatedtype", "async", "await", "break", "case", "catch", "class", "continue", "default", "defer",
    "deinit", "else", "enum", "extension", "fallthrough", "false", "final", "for", "func", "guard", "if", "import",
    "init", "inout", "is", "lazy", "let", "mutating", "nil", "nonisolated", "override", "private", "protocol", "public",
    "repeat", "rethrows", "return", "self", "Self", "some", "static", "struct", "subscript", "super", "switch", "throw",
    "throws", "true", "try", "typealias", "unowned", "var", "weak", "where", "while",
  ]
}

extension Frontend {
  /// Kinds of names that the session has declared.
  package enum DeclaredNames { case observableClasses, legacyClasses, functions }

  /// The names that commands accept, in alphabetical order.
  package func declaredNames(_ kind: DeclaredNames) -> [Completion] {
    var names: [String] = []
    for (name, entities) in checker.globals.names {
      for entity in entities {
        switch (entity, kind) {
        case (.type(let declaration), .observableClasses): if declaration.isObservable { names.append(name) }
        case (.type(let declaration), .legacyClasses):
          let isLegacy = lookUpType("ObservableObject").map { knowledge.conforms(declaration.declaredType, to: $0) }
          if isLegacy ?? false, declaration.name != "ObservableObject" { names.append(name) }
        case (.type(let declaration), .functions):
          names.append(name)
          for (member, kinds) in declaration.detail?.members ?? [:] {
            let isFunction = kinds.contains { if case .function = $0.kind { true } else { false } }
            if isFunction, !member.hasPrefix("_"), member != "init" { names.append("\(name).\(member)") }
          }
        case (.function, .functions): names.append(name)
        default: continue
        }
      }
    }
    return Set(names).sorted().map { Completion($0) }
  }
}
