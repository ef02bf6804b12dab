/// A parameter type of a generated overload, with arguments that it takes.
struct ParameterShape: Sendable {
  /// The type as it is written. `$` stands for a generic parameter of the overload.
  let type: String
  /// The constraint of the generic parameter (`"P"`), or an empty string for none. It is nil when the type is not generic.
  let constraint: String?
  /// Arguments that fit, mostly.
  let arguments: [String]

  init(_ type: String, _ arguments: [String]) {
    self.type = type
    constraint = type.contains("$") ? "" : nil
    self.arguments = arguments
  }

  init(_ type: String, _ constraint: String, _ arguments: [String]) {
    self.type = type
    self.constraint = constraint
    self.arguments = arguments
  }

  var isVariadic: Bool { type.hasSuffix("...") }
  var isInout: Bool { type.hasPrefix("inout ") }
  var isAutoclosure: Bool { type.hasPrefix("@autoclosure ") }
}

/// A group of parameter types whose arguments are apt to fit several of them.
struct ParameterTheme: Sendable {
  let name: String
  let shapes: [ParameterShape]

  /// Types that take nearly everything; each overload set draws one or two of them.
  static func universal(_ arguments: [String]) -> [ParameterShape] {
    [
      ParameterShape("Any", arguments), ParameterShape("Any?", arguments), ParameterShape("$", arguments),
      ParameterShape("$?", arguments), ParameterShape("some Any", arguments),
      ParameterShape("Any...", arguments), ParameterShape("$...", arguments),
      ParameterShape("@autoclosure () -> $", arguments), ParameterShape("$", "Equatable", arguments),
      ParameterShape("any Equatable", arguments), ParameterShape("[Any]", arguments.map { "[\($0)]" }),
      ParameterShape("[$]", arguments.map { "[\($0)]" }),
    ]
  }

  static let all = [
    numbers, strings, classes, protocols, closures, collections, tuples, members, keyPaths, results, boxes,
  ]
}
