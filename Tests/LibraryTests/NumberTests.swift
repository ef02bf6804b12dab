import Code
import Testing

@testable import Machine

@Suite struct OperatorTests {
  let bench = Bench()

  @Test func `arithmetic that does not fit its type traps`() throws {
    expectTrap("arithmetic overflow") { try bench.call("+", [T.int8], Value(127), Value(1)) }
    expectTrap("arithmetic overflow") { try bench.call("-", [T.uint8], Value(3), Value(4)) }
    expectTrap("arithmetic overflow") { try bench.call("*", [T.int], Value(.max), Value(2)) }
    expectTrap("arithmetic overflow") { try bench.call("+", [T.uint], bits(.max), bits(1)) }
    expectTrap("arithmetic overflow") { try bench.call("prefix -", [T.int], Value(.min)) }
    #expect(try bench.call("*", [T.uint], bits(1 << 63), bits(1)).bits == 1 << 63)
    #expect(try bench.call("-", [T.int8], Value(-127), Value(1)).int == -128)
  }

  @Test func `division has Swift's words for each way to fail`() {
    expectTrap("Division by zero") { try bench.call("/", [T.int], Value(1), Value(0)) }
    expectTrap("Division by zero in remainder operation") { try bench.call("%", [T.uint8], Value(1), Value(0)) }
    expectTrap("Division results in an overflow") { try bench.call("/", [T.int8], Value(-128), Value(-1)) }
    expectTrap("Division results in an overflow in remainder operation") {
      try bench.call("%", [T.int], Value(.min), Value(-1))
    }
  }

  @Test func `division truncates towards zero`() throws {
    #expect(try bench.call("/", [T.int], Value(-7), Value(2)).int == -3)
    #expect(try bench.call("%", [T.int], Value(-7), Value(2)).int == -1)
    #expect(try bench.call("/", [T.uint], bits(.max), bits(2)).bits == .max / 2)
  }

  @Test func `wrapping operators wrap in the type's width`() throws {
    #expect(try bench.call("&+", [T.int8], Value(127), Value(1)).int == -128)
    #expect(try bench.call("&*", [T.uint8], Value(200), Value(2)).int == 144)
    #expect(try bench.call("prefix ~", [T.uint8], Value(0)).int == 255)
  }

  @Test func `shifts by too much or less than nothing are Swift's smart shifts`() throws {
    #expect(try bench.call("<<", [T.int, T.int], Value(1), Value(70)).int == 0)
    #expect(try bench.call(">>", [T.int, T.int], Value(-7), Value(1)).int == -4)
    #expect(try bench.call(">>", [T.int, T.int], Value(-7), Value(99)).int == -1)
    #expect(try bench.call("<<", [T.int, T.int], Value(8), Value(-2)).int == 2)
    #expect(try bench.call("<<", [T.uint8, T.int], Value(255), Value(1)).int == 254)
    #expect(try bench.call("&<<", [T.uint8], Value(1), Value(9)).int == 2)
  }

  @Test func `comparisons know about signs and about what is not a number`() throws {
    #expect(try bench.call("<", [T.int], Value(-1), Value(0)).bool)
    #expect(try !bench.call("<", [T.uint], bits(.max), bits(0)).bool)
    #expect(try !bench.call("<=", [T.double], Value(Double.nan), Value(1.0)).bool)
    #expect(try !bench.call("==", [T.double], Value(Double.nan), Value(Double.nan)).bool)
    #expect(try bench.call("Integer.< mixed", [T.int, T.uint], Value(-1), bits(.max)).bool)
    #expect(try !bench.call("Integer.== mixed", [T.int, T.uint], Value(-1), bits(.max)).bool)
  }

  @Test func `a compound operator changes its first argument`() throws {
    var arguments = [Value(5), Value(3)]
    try bench.call("-=", [T.int], changing: &arguments)
    #expect(arguments[0].int == 2)
  }

  @Test func `Float arithmetic is rounded to Float`() throws {
    let third = try bench.call("/", [T.float], Value(1.0), Value(3.0))
    #expect(third.double == Double(Float(1) / 3))
  }
}

@Suite struct NumberConversionTests {
  let bench = Bench()

  @Test func `an integer that does not fit traps, and says why`() {
    expectTrap("Not enough bits to represent the passed value") {
      try bench.call("Integer.init(_:) integer", [T.int8, T.int], Value(300))
    }
    expectTrap("Negative value is not representable") {
      try bench.call("Integer.init(_:) integer", [T.uint, T.int], Value(-1))
    }
  }

  @Test func `a floating-point number that does not fit traps, and says why`() {
    let start = "Double value cannot be converted to Int because "
    expectTrap(start + "it is either infinite or NaN") { try floating(.nan) }
    expectTrap(start + "the result would be greater than Int.max") { try floating(1e30) }
    expectTrap(start + "the result would be less than Int.min") { try floating(-1e30) }
  }

  private func floating(_ number: Double) throws -> Value {
    try bench.call("Integer.init(_:) floating", [T.int, T.double], Value(number))
  }

  @Test func `conversions that cannot trap`() throws {
    #expect(try floating(-2.9).int == -2)
    #expect(try bench.call("Integer.init(truncatingIfNeeded:)", [T.int8, T.int], Value(300)).int == 44)
    #expect(try bench.call("Integer.init(clamping:)", [T.uint8, T.int], Value(-5)).int == 0)
    #expect(try bench.call("Integer.init(exactly:) integer", [T.int8, T.int], Value(200)).isNil)
    #expect(try bench.call("Integer.init(exactly:) floating", [T.int, T.double], Value(2.5)).isNil)
    #expect(try bench.call("Integer.init(exactly:) floating", [T.int, T.double], Value(2.0)).int == 2)
    #expect(try bench.call("Float.init(_:) integer", [T.double, T.uint], bits(.max)).double == 18446744073709551616)
  }

  @Test func `numbers are read as Swift reads them`() throws {
    func int(_ text: String) throws -> Value { try bench.call("Integer.parse decimal", [T.int], Value(text)) }
    #expect(try int("+5").int == 5)
    #expect(try int("-9223372036854775808").int == .min)
    for text in ["", " 1", "1.0", "9223372036854775808", "0x1"] { #expect(try int(text).isNil) }
    #expect(try bench.call("Integer.parse", [T.int, T.string], Value("ff"), Value(16)).int == 255)
    #expect(try bench.call("Double.parse", [T.double], Value("1e5")).double == 100000)
    #expect(try bench.call("Double.parse", [T.double], Value("abc")).isNil)
    expectTrap("Radix not in range 2...36") {
      try bench.call("Integer.parse", [T.int, T.string], Value("5"), Value(99))
    }
  }

  @Test func `bounds and bits of each width`() throws {
    #expect(try bench.call("Integer.max", [T.uint]).bits == .max)
    #expect(try bench.call("Integer.min", [T.int8]).int == -128)
    #expect(try bench.call("Integer.leadingZeroBitCount", [T.uint8], Value(1)).int == 7)
    #expect(try bench.call("Integer.trailingZeroBitCount", [T.uint8], Value(0)).int == 8)
    #expect(try bench.call("Integer.nonzeroBitCount", [T.int8], Value(-1)).int == 8)
    #expect(try bench.call("Integer.magnitude", [T.int], Value(.min)).bits == 1 << 63)
  }

  @Test func `steps of unsigned numbers go both ways`() throws {
    #expect(try bench.call("Integer.advanced(by:)", [T.uint8], Value(5), Value(-3)).int == 2)
    #expect(try bench.call("Integer.distance(to:)", [T.uint], bits(7), bits(4)).int == -3)
    expectTrap("arithmetic overflow") { try bench.call("Integer.advanced(by:)", [T.uint8], Value(1), Value(-3)) }
    expectTrap("Distance is not representable in Int") {
      try bench.call("Integer.distance(to:)", [T.uint], bits(0), bits(.max))
    }
  }

  @Test func `rounding rules are in the order of the declared cases`() throws {
    func rounded(_ number: Double, _ rule: Int) throws -> Double {
      try bench.call("Float.rounded", [T.double], Value(number), Value(rule)).double
    }
    #expect(try (0...5).map { try rounded(2.5, $0) } == [3, 2, 3, 2, 2, 3])
    #expect(try (0...5).map { try rounded(-2.5, $0) } == [-3, -2, -2, -3, -2, -3])
  }

  @Test func `numbers are formatted for people`() throws {
    #expect(NumberFormat.grouped("-1234567") == "-1,234,567")
    #expect(NumberFormat.grouped("123") == "123")
    #expect([3.14159265, 1234.5, 2, 0.1].map(NumberFormat.decimal) == ["3.141593", "1,234.5", "2", "0.1"])
  }
}
