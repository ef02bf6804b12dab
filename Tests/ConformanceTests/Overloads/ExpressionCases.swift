// Cases without overloads of their own: expressions of the standard library's, whose types and values are printed.

extension OverloadWriter {
  mutating func writeExpressions() {
    writeCalls { writer in
      for _ in 0..<8 {
        let type = writer.random.pick(ExpressionType.printed)
        let expression = writer.makeExpression(type, depth: 2)
        writer.call(writer.inStatement(expression, of: type))
      }
    }
  }

  /// An expression of a type with expressions in it, down to a depth.
  mutating func makeExpression(_ type: ExpressionType, depth: Int) -> String {
    guard depth > 0, random.chance(85) else { return random.pick(type.leaves) }
    let form = random.pick(type.forms)
    var text = ""
    var rest = form[...]
    while let open = rest.firstIndex(of: "‹") {
      text += rest[..<open]
      let letter = rest[rest.index(after: open)]
      rest = rest[rest.index(open, offsetBy: 3)...]
      guard let part = ExpressionType.named(letter) else { continue }
      let expression = makeExpression(part, depth: depth - 1)
      if text.hasSuffix("map ") || text.hasSuffix("mapValues ") || text.hasSuffix("filter ")
        || text.hasSuffix("allSatisfy ")
      {
        // A closure trails; a function stands in parentheses.
        text = expression.hasPrefix("{") ? text + expression : text.dropLast() + "(\(expression))"
        continue
      }
      text += needsParentheses(expression, before: rest, after: text) ? "(\(expression))" : expression
    }
    return text + rest
  }

  /// Whether an operand that is no single term would come apart in its place.
  private func needsParentheses(_ expression: String, before rest: Substring, after text: String) -> Bool {
    if expression.hasPrefix("{") { return false }
    let isTerm = !expression.contains(" ") || expression.hasPrefix("[") && expression.hasSuffix("]")
    let stands =
      (rest.isEmpty || ",)]}".contains(rest.first ?? " ")) && (text.isEmpty || "([{, ".contains(text.last ?? " "))
    return !(isTerm || stands) || expression.hasPrefix("-") && !text.isEmpty && !stands
  }

  /// A statement that prints the expression's type and value.
  private mutating func inStatement(_ expression: String, of type: ExpressionType) -> String {
    switch random.below(9) {
    case 0: "do { let x = \(expression); tell(x) }"
    case 1: "do { let x: \(type.rawValue) = \(expression); tell(x) }"
    case 2: "tell([\(expression), \(random.pick(type.leaves))])"
    case 3: "tell((\(expression), \(random.pick(type.leaves))))"
    case 4: "tell(flag ? \(random.pick(type.leaves)) : (\(expression)))"
    case 5: "tell([1, 2].map { _ in \(expression) })"
    case 6: "tell(id(\(expression)))"
    default: "tell(\(expression))"
    }
  }
}

extension ExpressionType {
  /// Types whose values are the same text in every run.
  static let printed: [ExpressionType] = [.int, .double, .string, .bool, .optional, .ints, .strings, .rows, .pairs]
}
