/// What the overloads of a case have after their name: generic parameters, parameters, result.
struct OverloadSignature {
  struct Parameter {
    var shape: ParameterShape
    /// The argument label, or nil for `_`.
    var label: String?
    /// The type with the names of the overload's generic parameters.
    var type: String
    var hasDefault = false
  }

  var parameters: [Parameter] = []
  /// Generic parameters with their constraints: `"T: P"`.
  var generics: [String] = []
  var genericNames: [String] = []
  /// Whether the constraints stand in a `where` clause.
  var hasWhereClause = false
  /// The result type, with an expression for its value; nil for no result.
  var result: (type: String, value: String)?

  var genericClause: String {
    guard !generics.isEmpty else { return "" }
    return "<\((hasWhereClause ? genericNames : generics).joined(separator: ", "))>"
  }

  var whereClause: String {
    let constraints = generics.filter { $0.contains(": ") }
    return hasWhereClause && !constraints.isEmpty ? " where \(constraints.joined(separator: ", "))" : ""
  }

  var resultClause: String { result.map { " -> \($0.type)" } ?? "" }

  /// The parameters as a declaration writes them. A subscript's parameter has no label unless it is written twice.
  func parameterClause(isSubscript: Bool = false) -> String {
    let list = parameters.enumerated().map { index, parameter in
      let label = parameter.label.map { "\($0) " } ?? (isSubscript ? "" : "_ ")
      return "\(label)p\(index): \(parameter.type)\(parameter.hasDefault ? " = \(parameter.shape.arguments[0])" : "")"
    }
    return "(\(list.joined(separator: ", ")))"
  }

  /// The body that prints the overload's number and what its generic parameters stand for.
  func body(_ index: Int, isInitializer: Bool = false) -> String {
    let types = genericNames.map { ", \($0).self" }.joined()
    let value = isInitializer ? "" : result.map { "; return \($0.value)" } ?? ""
    return "{ hit(\(index)\(types))\(value) }"
  }
}

extension OverloadSignature {
  /// A signature with a parameter for each pool of shapes.
  init(from pools: [[ParameterShape]], labels: [String?], using random: inout SeededGenerator) {
    hasWhereClause = random.chance(25)
    let sharesGenericParameter = random.chance(50)
    for (index, pool) in pools.enumerated() {
      let shape = random.pick(pool)
      var type = shape.type
      if let constraint = shape.constraint {
        let constrained: (String) -> String = { constraint.isEmpty ? $0 : "\($0): \(constraint)" }
        let shared = sharesGenericParameter ? genericNames.first { generics.contains(constrained($0)) } : nil
        let name = shared ?? ["T", "U", "V"][genericNames.count]
        if shared == nil {
          genericNames.append(name)
          generics.append(constrained(name))
        }
        type = type.replacing("$", with: name)
      }
      let label = labels[index] ?? (random.chance(4) ? "to" : nil)
      parameters.append(Parameter(shape: shape, label: label, type: type))
    }
    let last = parameters.count - 1
    if last > 0, parameters[last].shape.constraint == nil, !parameters[last].shape.isVariadic,
      !parameters[last].shape.isInout, !parameters[last].shape.type.contains("some "), random.chance(25)
    {
      parameters[last].hasDefault = true
    }
  }

  /// A call's arguments for this signature, in parentheses or brackets, mostly such that they fit.
  func arguments(
    pools: [[ParameterShape]], open: String = "(", close: String = ")", using random: inout SeededGenerator
  ) -> String {
    var arguments: [String] = []
    var trailing = ""
    for (index, parameter) in parameters.enumerated() {
      if parameter.hasDefault, random.chance(60) { continue }
      let fits = random.chance(80)
      let shape = fits ? parameter.shape : random.pick(pools[index])
      let argument = random.pick(shape.arguments)
      let isLast = index == parameters.count - 1
      if isLast, argument.hasPrefix("{"), argument.hasSuffix("}"), open == "(", random.chance(60) {
        trailing = " \(argument)"
        continue
      }
      arguments.append((parameter.label.map { "\($0): " } ?? "") + argument)
      if parameter.shape.isVariadic, fits, random.chance(30) { arguments.append(random.pick(shape.arguments)) }
    }
    if arguments.isEmpty, !trailing.isEmpty { return trailing }
    return open + arguments.joined(separator: ", ") + close + trailing
  }
}
