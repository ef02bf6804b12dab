// Cases of overloads that differ in their parameters: functions, methods, initializers, subscripts, operators.

extension OverloadWriter {
  mutating func writeFunctions() {
    let pools = makePools(count: makeCount())
    let signatures = makeSignatures(pools)
    for (index, signature) in signatures.enumerated() {
      declare("func f\(number)\(header(of: signature)) \(signature.body(index))")
    }
    writeCalls { writer in
      for _ in 0..<6 {
        let signature = writer.random.pick(signatures)
        let arguments = signature.arguments(pools: pools, using: &writer.random)
        writer.call(writer.inContext("f\(writer.number)\(arguments)", of: signature))
      }
    }
  }

  func header(of signature: OverloadSignature, isSubscript: Bool = false) -> String {
    let parameters = signature.parameterClause(isSubscript: isSubscript)
    return "\(signature.genericClause)\(parameters)\(signature.resultClause)\(signature.whereClause)"
  }

  /// Methods, static ones and instance ones, some of them in an extension.
  mutating func writeMethods() {
    let pools = makePools(count: makeCount())
    let signatures = makeSignatures(pools)
    let isStatic = random.chance(25)
    let prefix = isStatic ? "static " : ""
    let split = random.below(signatures.count + 1)
    scaffold("struct M\(number) {")
    for (index, signature) in signatures.enumerated() {
      if index == split { scaffold("}; extension M\(number) {") }
      declare("  \(prefix)func f\(header(of: signature)) \(signature.body(index))")
    }
    scaffold("}")
    writeCalls { writer in
      for _ in 0..<6 {
        let signature = writer.random.pick(signatures)
        let receiver = isStatic ? "M\(writer.number)" : "M\(writer.number)()"
        let arguments = signature.arguments(pools: pools, using: &writer.random)
        writer.call(writer.inContext("\(receiver).f\(arguments)", of: signature))
      }
    }
  }

  mutating func writeInitializers() {
    let pools = makePools(count: makeCount())
    let signatures = makeSignatures(pools, results: false)
    let literal = random.chance(30) ? random.pick(Self.literalInitializers) : nil
    scaffold("struct N\(number)\(literal.map { ": \($0.protocol)" } ?? "") {")
    if let literal { scaffold("  \(literal.declaration)") }
    for (index, signature) in signatures.enumerated() {
      let question = random.chance(12) ? "?" : ""
      let header = "\(signature.genericClause)\(signature.parameterClause())\(signature.whereClause)"
      declare("  init\(question)\(header) \(signature.body(index, isInitializer: true))")
    }
    scaffold("}")
    writeCalls { writer in
      let name = "N\(writer.number)"
      for _ in 0..<6 {
        let arguments = writer.random.pick(signatures).arguments(pools: pools, using: &writer.random)
        // `N {}` after `=` is the call with a trailing closure.
        writer.call(
          writer.random.pick([
            "_ = \(name)\(arguments)", "_ = \(name).init\(arguments)", "let _: \(name) = .init\(arguments)",
          ]))
      }
    }
  }

  private static let literalInitializers: [(protocol: String, declaration: String)] = [
    ("ExpressibleByIntegerLiteral", "init(integerLiteral value: Int) { hit(10) }"),
    ("ExpressibleByFloatLiteral", "init(floatLiteral value: Double) { hit(10) }"),
    ("ExpressibleByStringLiteral", "init(stringLiteral value: String) { hit(10) }"),
    ("ExpressibleByArrayLiteral", "init(arrayLiteral elements: Int...) { hit(10) }"),
    ("ExpressibleByNilLiteral", "init(nilLiteral: ()) { hit(10) }"),
    ("ExpressibleByBooleanLiteral", "init(booleanLiteral value: Bool) { hit(10) }"),
  ]

  mutating func writeSubscripts() {
    // A parameter of a subscript cannot be inout.
    let pools = makePools(count: 1 + random.below(2)).map { pool in
      let allowed = pool.filter { !$0.isInout }
      return allowed.isEmpty ? [ParameterShape("Int", ["1", "i"])] : allowed
    }
    var signatures = makeSignatures(pools, results: false)
    for index in signatures.indices where signatures[index].result == nil {
      signatures[index].result = random.chance(70) ? ("Int", "1") : random.pick(Self.results)
    }
    scaffold("struct O\(number) {")
    for (index, signature) in signatures.enumerated() {
      declare("  subscript\(header(of: signature, isSubscript: true)) \(signature.body(index))")
    }
    scaffold("}")
    writeCalls { writer in
      for _ in 0..<6 {
        let signature = writer.random.pick(signatures)
        let arguments = signature.arguments(pools: pools, open: "[", close: "]", using: &writer.random)
        writer.call(writer.inContext("O\(writer.number)()\(arguments)", of: signature))
      }
    }
  }

  /// Overloads of an operator that no other case has.
  mutating func writeOperators() {
    let isPrefix = random.chance(15)
    let pools = makePools(count: isPrefix ? 1 : 2).map { pool in
      let allowed = pool.filter { !$0.isInout && !$0.isVariadic }
      return allowed.isEmpty ? [ParameterShape("Int", ["1", "i"]), ParameterShape("$", ["1", "d"])] : allowed
    }
    let signatures = makeSignatures(pools).map { signature in
      var unlabelled = signature
      for index in unlabelled.parameters.indices {
        unlabelled.parameters[index].label = nil
        unlabelled.parameters[index].hasDefault = false
      }
      return unlabelled
    }
    let name = "<" + String(number, radix: 4).map { ["+", "*", "%", "^"][Int(String($0)) ?? 0] }.joined() + ">"
    scaffold(isPrefix ? "prefix operator \(name)" : "infix operator \(name): AdditionPrecedence")
    for (index, signature) in signatures.enumerated() {
      declare("\(isPrefix ? "prefix " : "")func \(name) \(header(of: signature)) \(signature.body(index))")
    }
    writeCalls { writer in
      for _ in 0..<6 {
        let signature = writer.random.pick(signatures)
        let operands = signature.parameters.enumerated().map { index, parameter in
          let shape = writer.random.chance(80) ? parameter.shape : writer.random.pick(pools[index])
          let operand = writer.random.pick(shape.arguments)
          return operand.contains(" ") || operand.contains("..") ? "(\(operand))" : operand
        }
        let call = isPrefix ? "(\(name)\(operands[0]))" : operands.joined(separator: " \(name) ")
        writer.call(writer.inContext(signature.result == nil ? call : "(\(call))", of: signature))
      }
    }
  }
}
