import Code
import Machine
import Testing

@Suite struct ArithmeticTests {
  let test = TestMachine()

  /// `r[2] = r[0] ∘ r[1]`
  private func binary(_ opcode: Opcode) -> FunctionReference {
    function(parameters: 2, [op(opcode, 2, 0, 1), op(.returnCopy, 2)])
  }

  /// `r[1] = ∘ r[0]`
  private func unary(_ opcode: Opcode) -> FunctionReference {
    function(parameters: 1, [op(opcode, 1, 0), op(.returnCopy, 1)])
  }

  @Test(arguments: [
    (Opcode.addInt, 7, -3, 4), (.subtractInt, 7, -3, 10), (.multiplyInt, 7, -3, -21), (.divideInt, 7, -3, -2),
    (.remainderInt, 7, -3, 1), (.remainderInt, -7, 3, -1), (.andBits, 12, 10, 8), (.orBits, 12, 10, 14),
    (.xorBits, 12, 10, 6), (.shiftLeft, 1, 62, 1 << 62), (.shiftLeft, 1, 64, 0), (.shiftLeft, 8, -2, 2),
    (.shiftRight, -8, 1, -4), (.shiftRight, -8, 100, -1), (.addWrapping, Int.max, 1, Int.min),
    (.subtractWrapping, Int.min, 1, Int.max), (.multiplyWrapping, Int.max, 2, -2), (.equalInt, 3, 3, 1),
    (.equalInt, 3, 4, 0), (.lessInt, -1, 0, 1), (.lessInt, 0, 0, 0), (.lessOrEqualInt, 0, 0, 1),
  ])
  func integers(_ opcode: Opcode, _ left: Int, _ right: Int, _ result: Int) throws {
    #expect(try test.call(binary(opcode), [Value(left), Value(right)]).int == result)
  }

  @Test(arguments: [
    (Opcode.addInt, Int.max, 1, "Fatal error: arithmetic overflow"),
    (.subtractInt, Int.min, 1, "Fatal error: arithmetic overflow"),
    (.multiplyInt, Int.max, 2, "Fatal error: arithmetic overflow"),
    (.divideInt, 1, 0, "Fatal error: Division by zero"),
    (.divideInt, Int.min, -1, "Fatal error: Division results in an overflow"),
    (.remainderInt, 1, 0, "Fatal error: Division by zero in remainder operation"),
    (.remainderInt, Int.min, -1, "Fatal error: Division results in an overflow in remainder operation"),
  ])
  func `overflow traps`(_ opcode: Opcode, _ left: Int, _ right: Int, _ words: String) {
    let trap = test.trap(binary(opcode), [Value(left), Value(right)])
    #expect(trap?.description == words)
    #expect(trap?.place == SourcePlace(file: 1, line: 1, column: 1))
  }

  @Test func `negation and complement`() throws {
    #expect(try test.call(unary(.negateInt), [Value(5)]).int == -5)
    #expect(try test.call(unary(.notBits), [Value(5)]).int == ~5)
    #expect(try test.call(unary(.not), [Value(true)]).bool == false)
    #expect(test.trap(unary(.negateInt), [Value(Int.min)])?.message == "arithmetic overflow")
  }

  @Test func `add immediate`() throws {
    let minus = function(parameters: 1, [op(.addImmediate, 1, 0, -5), op(.returnCopy, 1)])
    #expect(try test.call(minus, [Value(3)]).int == -2)
    #expect(test.trap(minus, [Value(Int.min)])?.message == "arithmetic overflow")
  }

  @Test(arguments: [
    (8, true, 127, true), (8, true, 128, false), (8, true, -128, true), (8, true, -129, false),
    (8, false, 255, true), (8, false, 256, false), (8, false, -1, false), (64, false, -1, false),
    (64, true, Int.min, true), (32, true, 1 << 31, false),
  ])
  func widths(_ bits: Int, _ isSigned: Bool, _ value: Int, _ fits: Bool) {
    let check = function(parameters: 1, [op(.checkWidth, 0, bits, isSigned ? 1 : 0), op(.returnCopy, 0)])
    #expect((test.trap(check, [Value(value)]) == nil) == fits)
  }

  @Test(arguments: [(8, true, 200, -56), (8, false, 456, 200), (16, true, 65_535, -1), (64, true, -1, -1)])
  func truncation(_ bits: Int, _ isSigned: Bool, _ value: Int, _ result: Int) throws {
    let truncate = function(parameters: 1, [op(.truncate, 0, bits, isSigned ? 1 : 0), op(.returnCopy, 0)])
    #expect(try test.call(truncate, [Value(value)]).int == result)
  }

  @Test func doubles() throws {
    func result(_ opcode: Opcode, _ left: Double, _ right: Double) throws -> Value {
      try test.call(binary(opcode), [Value(left), Value(right)])
    }
    #expect(try result(.addDouble, 0.1, 0.2).double == 0.1 + 0.2)
    #expect(try result(.subtractDouble, 1, 0.5).double == 0.5)
    #expect(try result(.multiplyDouble, 3, 0.5).double == 1.5)
    #expect(try result(.divideDouble, 1, 0).double == .infinity)
    #expect(try result(.equalDouble, .nan, .nan).bool == false)
    #expect(try result(.equalDouble, 0, -0.0).bool)
    #expect(try result(.lessDouble, 1, 2).bool)
    #expect(try result(.lessOrEqualDouble, 2, .nan).bool == false)
    #expect(try test.call(unary(.negateDouble), [Value(1.5)]).double == -1.5)
    #expect(try test.call(unary(.intToDouble), [Value(3)]).double == 3)
    let round = function(parameters: 1, [op(.roundToFloat, 0), op(.returnCopy, 0)])
    #expect(try test.call(round, [Value(0.1)]).double == Double(Float(0.1)))
  }
}
