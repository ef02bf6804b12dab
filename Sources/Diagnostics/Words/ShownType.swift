import Tree

/// A type as a message shows it. Inference continues, or is undone, after a problem has been found: type variables
/// are shown as they were bound when the problem was created.
package struct ShownType: Hashable, CustomStringConvertible {
  private enum Content {
    case type(Type)
    case text(String)
  }

  private let content: Content
  /// The origin of an opaque type, if another is written the same.
  private var origin: String?
  /// The meaning of a type that is written with a member of another type.
  private var meaning: String?
  /// True if the result of a function without one is written `Void`, as programs write it, not `()`.
  private var writesVoid = false

  /// True for a type that cannot conform to a protocol by a declaration.
  package private(set) var isStructural = false

  /// A type without open variables is described together with the message, because most messages are never shown.
  package init(_ type: Type) {
    let resolved = type.resolved
    content = resolved.hasTypeVariables ? .text(resolved.description) : .type(resolved)
    switch resolved {
    case .tuple, .function, .metatype, .existential, .anyObject: isStructural = true
    default: break
    }
  }

  /// The parentheses of a function that another one returns stay: `(Int) -> () -> Bool`.
  private static func writingVoid(_ text: String) -> String {
    let parts = text.split(separator: "-> ()", omittingEmptySubsequences: false)
    return parts.dropFirst().reduce(into: String(parts[0])) { result, next in
      let isParameters = [" ->", " throws", " async"].contains { next.hasPrefix($0) }
      result += (isParameters ? "-> ()" : "-> Void") + next
    }
  }

  private init(text: String) { content = .text(text) }

  /// A type as a declaration spells it, `String.Element?`, with its meaning in parentheses.
  package init(_ spelled: Type, meaning type: Type) {
    content = .text(spelled.description)
    meaning = type.canonicalDescription
  }

  /// A type as an annotation spells it with a type alias, with its meaning in parentheses.
  package init(words: String, meaning type: Type) {
    content = .text(words)
    let canonical = type.canonicalDescription
    if canonical != words { meaning = canonical }
  }

  /// A text that no type produces: `KeyPath<Root, Value>`.
  package static func written(_ text: String) -> ShownType { ShownType(text: text) }

  /// With `-> Void` for functions without a result.
  package var asWritten: ShownType {
    var result = self
    result.writesVoid = true
    return result
  }

  package func from(_ origin: String) -> ShownType {
    var result = self
    result.origin = origin
    return result
  }

  package var description: String {
    let text =
      switch content {
      case .type(let type): type.description
      case .text(let text): text
      }
    return writesVoid ? Self.writingVoid(text) : text
  }

  /// The type in quotes, with its origin.
  var quoted: String {
    "'\(self)'" + (meaning.map { " (aka '\($0)')" } ?? "") + (origin.map { " (\($0))" } ?? "")
  }

  // Two types that are written the same are the same to a reader.
  package static func == (left: ShownType, right: ShownType) -> Bool { left.quoted == right.quoted }
  package func hash(into hasher: inout Hasher) { hasher.combine(quoted) }
}

extension Type {
  package var shown: ShownType { ShownType(self) }
}
