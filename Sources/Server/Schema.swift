import Trace

/// The JSON Schema of a tool's arguments or result.
indirect enum Schema: Sendable {
  case text(String)
  case whole(String, ClosedRange<Int>)
  case flag(String)
  case choice(String, [String])
  /// A list of elements with the second schema.
  case list(String, Schema)
  /// Members with their schemas, required ones first.
  case object(String, [(String, Schema)], required: [String])
  /// Any value, described in words only.
  case any(String)
  /// A value of this schema, or null.
  case optional(Schema)

  static let texts = Schema.list("", .text(""))

  var json: JSON { .object(members) }

  private var members: [(String, JSON)] {
    switch self {
    case .text(let words): [("type", .string("string"))] + Self.described(words)
    case .whole(let words, let range):
      [("type", .string("integer")), ("minimum", .number(range.lowerBound))]
        + (range.upperBound == .max ? [] : [("maximum", .number(range.upperBound))]) + Self.described(words)
    case .flag(let words): [("type", .string("boolean"))] + Self.described(words)
    case .choice(let words, let choices):
      [("type", .string("string")), ("enum", .array(choices.map(JSON.string)))] + Self.described(words)
    case .list(let words, let item): [("type", .string("array")), ("items", item.json)] + Self.described(words)
    case .object(let words, let properties, let required):
      [("type", .string("object")), ("properties", .object(properties.map { ($0, $1.json) }))]
        + (required.isEmpty ? [] : [("required", .array(required.map(JSON.string)))]) + Self.described(words)
    case .any(let words): Self.described(words)
    case .optional(let schema):
      schema.members.map { name, value in
        guard name == "type" else { return (name, value) }
        return (name, .array([value, .string("null")]))
      }
    }
  }

  private static func described(_ words: String) -> [(String, JSON)] {
    words.isEmpty ? [] : [("description", .string(words))]
  }
}
