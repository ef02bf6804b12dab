import Code
import Testing

@testable import Machine

@Suite struct WorldTests {
  @Test func `the same seed gives the same numbers`() {
    func numbers(_ seed: UInt64) -> [UInt64] {
      let world = World(seed: seed)
      return (0..<5).map { _ in world.randomBits() }
    }
    #expect(numbers(1) == numbers(1))
    #expect(numbers(1) != numbers(2))
  }

  @Test func `random numbers stay in their range and reach its ends`() throws {
    let bench = Bench()
    var seen: Set<Int> = []
    for _ in 0..<200 {
      seen.insert(try bench.call("Integer.random closed", [T.int], Value(-1), Value(2)).int)
    }
    #expect(seen == [-1, 0, 1, 2])
    _ = try bench.call("Integer.random closed", [T.int], Value(.min), Value(.max))
    expectTrap("Can't get random value with an empty range") {
      try bench.call("Integer.random half-open", [T.int], Value(1), Value(1))
    }
  }

  @Test func `shuffling loses nothing`() throws {
    var arguments = [Value((0..<20).map { Value($0) })]
    try Bench().call("Array.shuffle()", [T.int], changing: &arguments)
    let numbers = arguments[0].elements.map(\.int)
    #expect(numbers != Array(0..<20))
    #expect(numbers.sorted() == Array(0..<20))
  }

  @Test func `a UUID has its form, and is read in either case`() throws {
    let bench = Bench()
    let made = World().uuid()
    #expect(made.count == 36)
    #expect(made.dropFirst(14).first == "4")
    #expect(try bench.call("UUID.parsed", [], Value(made.lowercased())).string == made)
    for text in ["", "x", "E621E1F8-C36C-495A-93FC-0C247A3E6E5", "E621E1F8-C36C-495A-93FC-0C247A3E6E5G"] {
      #expect(try bench.call("UUID.parsed", [], Value(text)).string == "")
    }
  }

  @Test func `dates print as Foundation's`() {
    let dates: [(Double, String)] = [
      (0, "1970-01-01 00:00:00 +0000"), (1_767_225_600, "2026-01-01 00:00:00 +0000"),
      (951_782_399, "2000-02-28 23:59:59 +0000"), (951_782_400, "2000-02-29 00:00:00 +0000"),
      (-62_135_769_600, "0000-12-30 00:00:00 +0000"), (64_092_211_200, "4001-01-01 00:00:00 +0000"),
      (-0.5, "1970-01-01 00:00:00 +0000"), (-1, "1969-12-31 23:59:59 +0000"),
    ]
    for (seconds, text) in dates { #expect(CivilTime(seconds).description == text) }
    #expect(CivilTime(1_767_225_600.9).iso8601 == "2026-01-01T00:00:00Z")
  }

  @Test func `time is the session's`() throws {
    let world = World()
    let bench = Bench(world: world)
    world.elapsed = .seconds(1.5)
    #expect(try bench.call("now").double == 1.5)
  }
}

@Suite struct PrintingTests {
  let bench = Bench()

  @Test func `print joins what it is given`() throws {
    let items = Value([bench.any(Value(1), T.int), bench.any(Value("a"), T.string)])
    try bench.call("print(_:separator:terminator:)", [], items, Value("-"), Value("!\n"))
    try bench.call("debugPrint(_:separator:terminator:)", [], items, Value(" "), Value(""))
    #expect(bench.printed == "1-a!\n1 \"a\"")
  }

  @Test func `traps carry Swift's headings`() {
    #expect { try bench.call("trap", [], Value("x")) } throws: { "\($0)" == "Fatal error: x" }
    #expect { try bench.call("trap kind", [], Value("Assertion failed"), Value("")) } throws: {
      "\($0)" == "Assertion failed"
    }
  }

  @Test func `an error's code counts cases with payload first`() throws {
    let type = RuntimeType(name: "E", qualifiedName: "main.E", kind: .enumeration)
    let payload = [RuntimeType.Field(name: "", type: T.int)]
    type.cases = [
      .init(name: "a", payload: []), .init(name: "b", payload: payload), .init(name: "c", payload: []),
    ]
    let codes = try [0, 1, 2].map { try bench.call("errorDescription", [type], Value($0)).string }
    #expect(codes == [1, 0, 2].map { "The operation could not be completed. (main.E error \($0).)" })
  }
}

@Suite struct HashingTests {
  let bench = Bench()

  @Test func `equal values hash alike, in any run`() throws {
    func hash(_ value: Value, _ type: RuntimeType) throws -> Int { try bench.call("hashValue", [type], value).int }
    #expect(try hash(Value("caf\u{e9}"), T.string) == hash(Value("cafe\u{301}"), T.string))
    #expect(try hash(Value(0.0), T.double) == hash(Value(-0.0), T.double))
    #expect(try hash(Value(1), T.int) != hash(Value(2), T.int))
  }

  @Test func `a hasher collects what is fed to it`() throws {
    func hash(_ numbers: Int...) throws -> Int {
      var arguments = [try bench.call("Hasher.init()"), Value(0)]
      for number in numbers {
        arguments[1] = Value(number)
        try bench.call("Hasher.combine(_:)", [T.int], changing: &arguments)
      }
      return try bench.call("Hasher.finalize()", [], arguments[0]).int
    }
    #expect(try hash(1, 2) == hash(1, 2))
    #expect(try hash(1, 2) != hash(2, 1))
  }

  @Test func `AnyHashable compares what it holds`() throws {
    let int = T.int
    let one = bench.any(Value(1), int)
    #expect(try bench.call("AnyHashable.==", [], one, bench.any(Value(1), int)).bool)
    #expect(try !bench.call("AnyHashable.==", [], one, bench.any(Value(2), int)).bool)
    #expect(try !bench.call("AnyHashable.==", [], one, bench.any(Value("1"), T.string)).bool)
  }
}
