/// A value as text, with the texts of its parts, so that two values can be compared part by part.
///
/// This is a snapshot: it keeps none of the program's objects alive.
package struct ShownValue: Hashable, Sendable, ExpressibleByStringInterpolation, CustomStringConvertible {
  package let text: String
  /// Nil for a value without parts, and for one that is too long to be shown whole.
  package let parts: Parts?

  package var description: String { text }

  package struct Parts: Hashable, Sendable {
    package let kind: Kind
    package let all: [Part]

    package init(_ kind: Kind, _ all: [Part]) {
      self.kind = kind
      self.all = all
    }
  }

  package enum Kind: Hashable, Sendable {
    case array, set, dictionary, tuple
    /// The fields of a struct, or the payload of an enum's case, under this name.
    case fields(of: String)
  }

  package struct Part: Hashable, Sendable {
    /// A field's name, or a key as text; empty if the position is enough.
    package let label: String
    package let value: ShownValue

    package init(label: String, value: ShownValue) {
      self.label = label
      self.value = value
    }
  }

  package init(_ text: String, _ parts: Parts? = nil) {
    self.text = text
    self.parts = parts
  }

  package init(stringLiteral text: String) { self.init(text) }
}
