/// The members that the language synthesizes for `Codable`, as text. They name the standard library's types with
/// their module, because a program may declare its own `Encoder`.
struct CodingText {
  /// A stored property.
  struct Part {
    let key: String
    /// nil for the registrar, which is coded as an empty object.
    let stored: String?
    let isOptional: Bool
    let isDecoded: Bool
  }

  struct Payload {
    let label: String?
    let key: String
    let isOptional: Bool
    /// The type, if a static method has the name of the case, and only the type of its argument tells them apart.
    let type: String?
  }

  struct Case {
    let name: String
    /// True if the program itself declares the keys of the values.
    let hasOwnKeys: Bool
    let payload: [Payload]
  }

  /// The name of the registrar that the macro adds to an observable class.
  static let registrar = "_$observationRegistrar"

  /// The containers for which the program declares its own methods: synthesized code then chooses among the overloads
  /// for each property, as written code does.
  struct Extended {
    let encoding: Bool
    let decoding: Bool
  }

  var keys = ""
  /// The keys of the values of cases that the program does not declare.
  var valueKeys = ""
  var encode = ""
  var decode = ""

  /// The initializers and texts of an enum of keys; those with texts as raw values have them from the library.
  static func key(of names: [String], rawType: String?) -> String {
    if rawType == "String" { return "" }
    let cases = names.map { "case \"\($0)\": self = .`\($0)`\n" }.joined()
    let number = rawType == nil ? "var intValue: Swift.Int? { nil }\ninit?(intValue: Swift.Int) { return nil }\n" : ""
    return number
      + "var stringValue: Swift.String { _caseName }\ninit?(stringValue: Swift.String) {\nswitch stringValue {\n\(cases)"
      + "default: return nil\n}\n}\n"
  }

  static func properties(
    _ parts: [Part], isClass: Bool, callsSuper: Bool, _ extended: Extended
  ) -> CodingText {
    var text = CodingText()
    text.keys = declaration("CodingKeys", parts.map(\.key))
    text.encode =
      "func encode(to encoder: any Swift.Encoder) throws {\nvar container = encoder.container(keyedBy: CodingKeys.self)\n"
    text.decode = "\(isClass ? "required " : "")init(from decoder: any Swift.Decoder) throws {\n"
    if parts.contains(where: \.isDecoded) {
      text.decode += "let container = try decoder.container(keyedBy: CodingKeys.self)\n"
    }
    for part in parts {
      let value = part.stored.map { "self.`\($0)`" } ?? "_CodedRegistrar()"
      let isPlain = part.stored == nil
      text.encode += encoding(value, part.isOptional, "container", part.key, !isPlain && extended.encoding)
      if part.isDecoded {
        text.decode += "\(value) = \(decoding(part.isOptional, "container", part.key, extended.decoding))\n"
      }
    }
    text.encode += "}\n"
    text.decode += callsSuper ? "super.init()\n}\n" : "}\n"
    return text
  }

  static func cases(_ cases: [Case], type: String, _ extended: Extended) -> CodingText {
    var text = CodingText()
    text.keys = declaration("CodingKeys", cases.map(\.name))
    text.encode =
      "func encode(to encoder: any Swift.Encoder) throws {\nvar container = encoder.container(keyedBy: CodingKeys.self)\n"
    text.encode += "switch self {\n"
    text.decode = """
      init(from decoder: any Swift.Decoder) throws {
      let container = try decoder.container(keyedBy: CodingKeys.self)
      let keys = container.allKeys
      guard let key = keys.first, keys.count == 1 else {
      throw Swift.DecodingError.typeMismatch(\(type).self, Swift.DecodingError.Context(codingPath: container.codingPath, debugDescription: "Invalid number of keys found, expected one."))
      }
      switch key {

      """
    for one in cases {
      let keys = keysName(of: one.name)
      if !one.hasOwnKeys { text.valueKeys += declaration(keys, one.payload.map(\.key)) }
      let values = one.payload.indices.map { "let v\($0)" }.joined(separator: ", ")
      text.encode += "case .`\(one.name)`\(values.isEmpty ? "" : "(\(values))"):\n"
      text.encode += values.isEmpty ? "_ = " : "var nested = "
      text.encode += "container.nestedContainer(keyedBy: \(keys).self, forKey: .`\(one.name)`)\n"
      text.decode += "case .`\(one.name)`:\n" + (values.isEmpty ? "_ = " : "let nested = ")
      text.decode += "try container.nestedContainer(keyedBy: \(keys).self, forKey: .`\(one.name)`)\n"
      var arguments: [String] = []
      for (index, value) in one.payload.enumerated() {
        text.encode += encoding("v\(index)", value.isOptional, "nested", value.key, extended.encoding)
        arguments.append(
          (value.label.map { "`\($0)`: " } ?? "") + decoding(value.isOptional, "nested", value.key, extended.decoding)
            + (value.type.map { " as \($0)" } ?? ""))
      }
      text.decode += "self = .`\(one.name)`"
      text.decode += arguments.isEmpty ? "\n" : "(\(arguments.joined(separator: ", ")))\n"
    }
    text.encode += "}\n}\n"
    text.decode += "}\n}\n"
    return text
  }

  /// `TwoCodingKeys` for the values of `two`.
  static func keysName(of name: String) -> String { name.prefix(1).uppercased() + name.dropFirst() + "CodingKeys" }

  private static func declaration(_ name: String, _ keys: [String]) -> String {
    "enum \(name): Swift.CodingKey {\n" + keys.map { "case `\($0)`\n" }.joined() + "}\n"
  }

  private static func encoding(
    _ value: String, _ isOptional: Bool, _ container: String, _ key: String, _ choosesOverload: Bool
  ) -> String {
    let method = !choosesOverload ? "_encodeProperty" : isOptional ? "encodeIfPresent" : "encode"
    return "try \(container).\(method)(\(value), forKey: .`\(key)`)\n"
  }

  private static func decoding(
    _ isOptional: Bool, _ container: String, _ key: String, _ choosesOverload: Bool
  ) -> String {
    guard choosesOverload else {
      return "try \(container).\(isOptional ? "_decodeOptionalProperty" : "_decodeProperty")(forKey: .`\(key)`)"
    }
    let (method, helper) = isOptional ? ("decodeIfPresent", "_decodedIfPresent") : ("decode", "_decoded")
    return "try \(helper) { try \(container).\(method)($0, forKey: .`\(key)`) }"
  }
}
