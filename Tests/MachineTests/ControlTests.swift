import Code
import Machine
import Testing

@Suite struct ControlTests {
  let test = TestMachine()

  /// Whether the jump is taken for two arguments.
  private func isTaken(_ opcode: Opcode, _ left: Int, _ right: Int = 0, immediate: Int? = nil) throws -> Bool {
    let branch = function(
      parameters: 2,
      [
        jump(opcode, 0, immediate ?? 1, to: "taken"), loadInt(2, 0), op(.returnCopy, 2),
        label("taken"), loadInt(2, 1), op(.returnCopy, 2),
      ])
    return try test.call(branch, [Value(left), Value(right)]).bool
  }

  @Test func `conditional jumps`() throws {
    #expect(try isTaken(.jump, 0))
    #expect(try isTaken(.loop, 0))
    #expect(try isTaken(.jumpIf, 1))
    #expect(try !isTaken(.jumpIf, 0))
    #expect(try isTaken(.jumpIfNot, 0))
    #expect(try !isTaken(.jumpIfNot, 1))
    #expect(try isTaken(.jumpEqual, 3, 3))
    #expect(try !isTaken(.jumpEqual, 3, 4))
    #expect(try isTaken(.jumpNotEqual, 3, 4))
    #expect(try isTaken(.jumpLess, -1, 0))
    #expect(try !isTaken(.jumpLess, 0, 0))
    #expect(try isTaken(.jumpLessOrEqual, 0, 0))
    #expect(try isTaken(.loopLess, -1, 0))
    #expect(try !isTaken(.loopLess, 0, 0))
    #expect(try isTaken(.loopLessOrEqual, 0, 0))
  }

  @Test func `jumps that compare with a number`() throws {
    #expect(try isTaken(.jumpEqualImmediate, -7, immediate: -7))
    #expect(try !isTaken(.jumpEqualImmediate, 7, immediate: -7))
    #expect(try isTaken(.jumpNotEqualImmediate, 7, immediate: -7))
    #expect(try isTaken(.jumpLessImmediate, -8, immediate: -7))
    #expect(try !isTaken(.jumpLessImmediate, -7, immediate: -7))
    #expect(try isTaken(.jumpNotLessImmediate, -7, immediate: -7))
  }

  @Test func `nil jumps look at the outermost level only`() throws {
    func isTaken(_ opcode: Opcode, _ value: Value) throws -> Bool {
      let branch = function(
        parameters: 1,
        [
          jump(opcode, 0, to: "taken"), loadInt(1, 0), op(.returnCopy, 1), label("taken"), loadInt(1, 1),
          op(.returnCopy, 1),
        ])
      return try test.call(branch, [value]).bool
    }
    #expect(try isTaken(.jumpNil, test.machine.none()))
    #expect(try !isTaken(.jumpNil, test.machine.none(depth: 1)))
    #expect(try !isTaken(.jumpNil, Value(0)))
    #expect(try !isTaken(.jumpNotNil, test.machine.none()))
    #expect(try isTaken(.jumpNotNil, test.machine.none(depth: 1)))
  }

  @Test func `optionals of optionals`() throws {
    let rewrap = function(
      parameters: 1,
      [op(.copy, 1, 0), op(.wrapOptional, 1), op(.wrapOptional, 1), op(.unwrapOptional, 1), op(.returnValue, 1)])
    #expect(try test.call(rewrap, [test.machine.none()]).bits == 1)
    #expect(try test.call(rewrap, [Value(7)]).int == 7)
    #expect(try test.call(function([op(.loadNil, 0, 2), op(.returnValue, 0)])).bits == 2)
  }

  @Test(arguments: [(0, 10), (1, 11), (2, 12), (3, 99), (-1, 99)])
  func `jump tables`(_ selector: Int, _ result: Int) throws {
    let table = function(
      parameters: 1,
      [
        op(.jumpTable, 0, 3), jump(.jump, to: "0"), jump(.jump, to: "1"), jump(.jump, to: "2"), jump(.jump, to: "rest"),
        label("0"), loadInt(1, 10), op(.returnCopy, 1), label("1"), loadInt(1, 11), op(.returnCopy, 1),
        label("2"), loadInt(1, 12), op(.returnCopy, 1), label("rest"), loadInt(1, 99), op(.returnCopy, 1),
      ])
    #expect(try test.call(table, [Value(selector)]).int == result)
  }

  @Test func `counting loops`() throws {
    let exclusive = function(
      parameters: 1,
      [
        loadInt(1, 0), loadInt(2, 0), label("body"), op(.addInt, 2, 2, 1), jump(.countLoop, 1, 0, to: "body"),
        op(.returnCopy, 2),
      ])
    #expect(try test.call(exclusive, [Value(5)]).int == 0 + 1 + 2 + 3 + 4)
    let inclusive = function(
      parameters: 1,
      [
        loadInt(1, 0), loadInt(2, 0), label("body"), op(.addInt, 2, 2, 1),
        jump(.countLoopThrough, 1, 0, to: "body"), op(.returnCopy, 2),
      ])
    #expect(try test.call(inclusive, [Value(5)]).int == 15)
  }
}
