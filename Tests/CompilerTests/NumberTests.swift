import Testing
import Tree

@testable import Compiler

@Suite struct NumberTests {
  let writer = Writer()

  private func fib() -> FunctionDeclaration {
    let n = writer.parameter("n", writer.int)
    let fib = writer.function("fib", [n], writer.int)
    writer.define(fib) {
      [
        writer.when(writer.binary("<", writer.read(n), writer.number(2)), [writer.result(writer.read(n))]),
        writer.result(
          writer.binary(
            "+", writer.call(fib, writer.binary("-", writer.read(n), writer.number(1))),
            writer.call(fib, writer.binary("-", writer.read(n), writer.number(2))))),
      ]
    }
    return fib
  }

  @Test func `recursion is eight instructions`() throws {
    #expect(
      try Trial(writer).code(of: fib()) == [
        "jumpNotLessImmediate r0, 2, →2",
        "returnValue r0",
        "addImmediate r3, r0, -1",
        "call r1, function 0, r3  ; fib(_:)",
        "addImmediate r3, r0, -2",
        "call r2, function 0, r3  ; fib(_:)",
        "addInt r1, r1, r2",
        "returnValue r1",
      ])
  }

  @Test func `recursion gives the right number`() throws {
    #expect(try Trial(writer).value(of: writer.call(fib(), writer.number(20))).int == 6765)
  }

  @Test func `a counted loop runs one instruction beside its body`() throws {
    let i = writer.local("i", writer.int)
    let sum = writer.local("sum", writer.int, isLet: false)
    let n = writer.parameter("n", writer.int)
    let function = writer.function("sum", [n], writer.int) {
      [
        writer.declare(sum, writer.number(0)),
        writer.loop(
          i, from: writer.number(0), to: writer.read(n), [writer.change("+=", writer.read(sum), writer.read(i))]),
        writer.result(writer.read(sum)),
      ]
    }
    let trial = Trial(writer)
    let code = try trial.code(of: function)
    #expect(code[5...7] == ["addInt r1, r1, r2", "countLoop r2, r3, →5", "returnValue r1"])
    #expect(try trial.value(of: writer.call(function, writer.number(100))).int == 4950)
    #expect(throws: (any Error).self) { try trial.value(of: writer.call(function, writer.number(-1))) }
  }

  @Test func `a while loop compares at its bottom`() throws {
    let i = writer.local("i", writer.int, isLet: false)
    let condition = writer.binary("<", writer.read(i), writer.number(10))
    let function = writer.function("count", [], writer.int) {
      [
        writer.declare(i, writer.number(0)),
        writer.statement(
          .whileLoop(
            LoopLabel(), [.boolean(condition)],
            writer.block([writer.change("+=", writer.read(i), writer.number(3))]))),
        writer.result(writer.read(i)),
      ]
    }
    let trial = Trial(writer)
    #expect(
      try trial.code(of: function) == [
        "loadInt r0, 0", "jumpNotLessImmediate r0, 10, →5", "loadInt r1, 10", "addImmediate r0, r0, 3",
        "loopLess r0, r1, →3", "returnValue r0",
      ])
    #expect(try trial.value(of: writer.call(function)).int == 12)
  }

  @Test func `the left operand is read before the right one changes it`() throws {
    // x + { x = 5; return x }
    let x = writer.local("x", writer.int, isLet: false)
    let y = writer.parameter("y", writer.int, isInout: true)
    let set = writer.function("set", [y], writer.int) {
      [writer.assign(writer.read(y), writer.number(5)), writer.result(writer.read(y))]
    }
    let change = writer.make(.apply(set, [:], base: nil, [.inOut(writer.read(x))], isDirect: false), writer.int)
    let function = writer.function("f", [], writer.int) {
      [writer.declare(x, writer.number(1)), writer.result(writer.binary("+", writer.read(x), change))]
    }
    #expect(try Trial(writer).value(of: writer.call(function)).int == 6)
  }
}

extension Writer {
  /// `for i in from..<to`
  func loop(_ variable: VariableDeclaration, from: Expression, to: Expression, _ body: [Statement]) -> Statement {
    let range = library.type("Range", int)
    let make = library.intOperator("..<", range)
    let sequence = self.make(.apply(make, [:], base: nil, [.value(from), .value(to)], isDirect: false), range)
    let held = local("sequence", range)
    return statement(
      .forIn(
        ForLoop(
          label: LoopLabel(), pattern: .bind(variable), sequence: sequence, sequenceVariable: held,
          iterator: local("iterator", range), makeIterator: read(held), next: read(held), elementType: int,
          condition: nil, body: block(body))))
  }
}
