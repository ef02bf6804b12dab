import Code
import Testing

@testable import Machine

@Suite struct StringTests {
  let bench = Bench()

  private func text(_ name: String, _ arguments: Value...) throws -> String {
    var arguments = arguments
    return try bench.call(name, changing: &arguments).string
  }

  @Test func `offsets walk from character to character`() throws {
    let text = Value("héy")
    #expect(try bench.call("String.offset after", [], text, Value(1)).int == 3)
    #expect(try bench.call("String.offset before", [], text, Value(3)).int == 1)
    #expect(try bench.call("String.offset advanced", [], text, Value(0), Value(3)).int == 4)
    #expect(try bench.call("String.offset limited", [], text, Value(0), Value(9), Value(4)).int == -1)
    #expect(try bench.call("String.distance", [], text, Value(0), Value(4)).int == 3)
    #expect(try self.text("String.character", text, Value(1)) == "é")
    #expect(try self.text("String.slice", text, Value(1), Value(4)) == "éy")
  }

  @Test func `an index outside traps`() {
    let text = Value("abc")
    expectTrap("String index is out of bounds") { try bench.call("String.character", [], text, Value(3)) }
    expectTrap("String index is out of bounds") { try bench.call("String.offset after", [], text, Value(3)) }
    expectTrap("String index is out of bounds") { try bench.call("String.offset before", [], text, Value(0)) }
    expectTrap("String index is out of bounds") {
      try bench.call("String.offset advanced", [], text, Value(0), Value(9))
    }
    expectTrap("String index range is out of bounds") {
      try bench.call("String.slice", [], text, Value(1), Value(9))
    }
  }

  @Test func `a substring is text wherever a string is`() throws {
    let type = RuntimeType(name: "Substring", qualifiedName: "Swift.Substring", kind: .structure)
    let substring = try bench.machine.makeRecord(type, [Value("bc"), Value(1)])
    #expect(try bench.call("String.count", [], substring).int == 2)
    #expect(try bench.call("String.hasPrefix", [], substring, Value("b")).bool)
    #expect(try bench.call("String.==", [], substring, Value("bc")).bool)
  }

  @Test func `appending changes only the argument`() throws {
    let original = Value("a")
    var arguments = [original, Value("b")]
    try bench.call("String.append", changing: &arguments)
    #expect(arguments[0].string == "ab")
    #expect(original.string == "a")
  }

  @Test func `words are capitalized as Foundation does`() throws {
    #expect(
      try text("String.capitalized", Value("hello wORLD-foo it's o'neil 3rd_x a.b ÉCOLE"))
        == "Hello World-Foo It's O'neil 3Rd_X A.B École")
  }

  @Test func `components and replacements`() throws {
    func components(_ text: String, _ separator: String) throws -> [String] {
      try bench.call("String.components text", [], Value(text), Value(separator)).elements.map(\.string)
    }
    #expect(try components("a-b-", "-") == ["a", "b", ""])
    #expect(try components("abc", "") == ["abc"])
    #expect(try components("", ",") == [""])
    #expect(try text("String.replacing", Value("a.b.c"), Value("."), Value("--"), Value(0)) == "a--b--c")
    #expect(try text("String.replacing", Value("aXbxc"), Value("x"), Value("-"), Value(1)) == "a-b-c")
  }

  @Test func `padding repeats from the given place`() throws {
    #expect(try text("String.padding", Value("abc"), Value(6), Value("xy"), Value(1)) == "abcyxy")
    #expect(try text("String.padding", Value("abcdef"), Value(3), Value(" "), Value(0)) == "abc")
  }

  @Test func `repeating, radix and interpolation`() throws {
    #expect(try text("String.init repeating", Value("ab"), Value(3)) == "ababab")
    expectTrap("Negative count not allowed") { try bench.call("String.init repeating", [], Value("a"), Value(-1)) }
    #expect(try bench.call("String.init radix", [T.int], Value(-255), Value(2), Value(false)).string == "-11111111")
    #expect(try bench.call("String.init radix", [T.int], Value(255), Value(16), Value(true)).string == "FF")
    #expect(
      try bench.call("$interpolate", [T.string, T.int, T.optional(T.string)], Value("n: "), Value(3), Value("x")).string
        == "n: 3Optional(\"x\")")
  }
}

@Suite struct TextSearchTests {
  private func find(_ text: String, _ pattern: String, _ options: TextSearch.Options = []) -> Range<Int>? {
    TextSearch(text, pattern, options: options).range()
  }

  @Test func `offsets count UTF-8`() {
    #expect(find("héllo", "l") == 3..<4)
    #expect(find("abcabc", "ca") == 2..<4)
    #expect(find("abc", "d") == nil)
    #expect(find("abc", "") == nil)
    #expect(find("", "a") == nil)
  }

  @Test func `characters are found whole, however they are written`() {
    #expect(find("e\u{301}a", "e") == nil)
    #expect(find("caf\u{e9}", "e\u{301}") == 3..<5)
    #expect(find("a\r\nb", "\n") == nil)
  }

  @Test func `options`() {
    #expect(find("Hello", "LL", .caseInsensitive) == 2..<4)
    #expect(find("abab", "ab", .backwards) == 2..<4)
    #expect(find("abab", "b", .anchored) == nil)
    #expect(find("abab", "ab", [.anchored, .backwards]) == 2..<4)
    #expect(find("Café", "cafe", [.caseInsensitive, .diacriticInsensitive]) == 0..<5)
  }

  @Test func `matches do not overlap`() {
    #expect(TextSearch("aaaa", "aa").ranges == [0..<2, 2..<4])
  }
}

@Suite struct FormatTests {
  let bench = Bench()

  private func format(_ format: String, _ arguments: (Value, RuntimeType)...) throws -> String {
    let values = arguments.map { bench.any($0, $1) }
    return try bench.call("String.init format", [], Value(format), Value(values)).string
  }

  @Test func `numbers`() throws {
    #expect(
      try format("%d|%5d|%-5d|%05d", (Value(1), T.int), (Value(2), T.int), (Value(3), T.int), (Value(4), T.int))
        == "1|    2|3    |00004")
    #expect(
      try format("%x %X %o %+d", (Value(255), T.int), (Value(255), T.int), (Value(8), T.int), (Value(5), T.int))
        == "ff FF 10 +5")
    #expect(
      try format(
        "%f %.2f %8.3f %g", (Value(1.5), T.double), (Value(2.345), T.double), (Value(3.14159), T.double),
        (Value(0.0001), T.double)) == "1.500000 2.35    3.142 0.0001")
    #expect(try format("%ld%%, %u", (Value(7), T.int), (Value(9), T.int)) == "7%, 9")
  }

  @Test func `texts, positions and what is missing`() throws {
    #expect(
      try format(
        "%@ %s|%5s|%-3@|", (Value("a"), T.string), (Value("b"), T.string), (Value("c"), T.string),
        (Value("d"), T.string)) == "a b|    c|d|")
    #expect(try format("%2$@ %1$@", (Value("a"), T.string), (Value("b"), T.string)) == "b a")
    #expect(try format("%d") == "(null)")
    #expect(try format("100%") == "100")
  }
}
