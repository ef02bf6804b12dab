import Code
import Testing

@testable import Machine

@Suite struct ArrayTests {
  let bench = Bench()

  private func changed(_ name: String, _ array: Value, _ rest: Value...) throws -> String {
    var arguments = [array] + rest
    try bench.call(name, [T.int], changing: &arguments)
    return try bench.text(arguments[0], T.array(T.int))
  }

  @Test func `changes are seen in the argument`() throws {
    #expect(try changed("Array.append(_:)", ints(1), Value(2)) == "[1, 2]")
    #expect(try changed("Array.insert(_:at:)", ints(1, 3), Value(2), Value(1)) == "[1, 2, 3]")
    #expect(try changed("Array.subscript(_:)=", ints(1, 2), Value(9), Value(0)) == "[9, 2]")
    #expect(try changed("Array.remove(at:)", ints(1, 2), Value(0)) == "[2]")
    #expect(try changed("Array.removeLast count", ints(1, 2, 3), Value(2)) == "[1]")
    #expect(try changed("Array.removeFirst count", ints(1, 2, 3), Value(2)) == "[3]")
    #expect(try changed("Array._replace(_:_:_:)", ints(1, 2, 3), Value(1), Value(2), ints(7, 8)) == "[1, 7, 8, 3]")
    #expect(try changed("Array.swapAt(_:_:)", ints(1, 2), Value(0), Value(1)) == "[2, 1]")
    #expect(try changed("Array.append array", ints(1), ints(2, 3)) == "[1, 2, 3]")
  }

  @Test func `a change leaves other holders of the array alone`() throws {
    let original = ints(1, 2)
    #expect(try changed("Array.append(_:)", original, Value(3)) == "[1, 2, 3]")
    #expect(original.elements.count == 2)
  }

  @Test func `an array can be appended to itself`() throws {
    let array = ints(1, 2)
    #expect(try changed("Array.append array", array, array) == "[1, 2, 1, 2]")
  }

  @Test func `what is out of range traps`() {
    expectTrap("Index out of range") { try bench.call("Array.subscript(_:)", [T.int], ints(1), Value(1)) }
    expectTrap("Index out of range") { try bench.call("Array.subscript(_:)", [T.int], ints(1), Value(-1)) }
    expectTrap("Index out of range") { try bench.call("Array.remove(at:)", [T.int], ints(1), Value(1)) }
    expectTrap("Index out of range") { try bench.call("Array.swapAt(_:_:)", [T.int], ints(1), Value(0), Value(1)) }
    expectTrap("Array index is out of range") {
      try bench.call("Array.insert(_:at:)", [T.int], ints(1), Value(0), Value(2))
    }
    expectTrap("Can't remove last element from an empty collection") {
      try bench.call("Array.removeLast", [T.int], ints())
    }
    expectTrap("Can't remove more items from a collection than it has") {
      try bench.call("Array.removeFirst count", [T.int], ints(1), Value(2))
    }
    expectTrap("Array replace: subrange extends past the end") {
      try bench.call("Array._replace(_:_:_:)", [T.int], ints(1), Value(0), Value(2), ints())
    }
    expectTrap("Can't construct Array with count < 0") {
      try bench.call("Array.init(repeating:count:)", [T.int], Value(1), Value(-1))
    }
  }

  @Test func `an absurd size is refused before memory is asked for`() {
    #expect { try bench.call("Array.init(repeating:count:)", [T.int], Value(1), Value(.max)) } throws: {
      ($0 as? Trap)?.kind == .memoryLimit
    }
  }

  @Test func `built-in elements are sorted by their own order`() throws {
    func sorted(_ array: Value, _ type: RuntimeType) throws -> String {
      var arguments = [array]
      #expect(try bench.call("Array._sortBuiltin()", [type], changing: &arguments).bool)
      return try bench.text(arguments[0], T.array(type))
    }
    #expect(try sorted(ints(3, -1, 2), T.int) == "[-1, 2, 3]")
    #expect(try sorted(Value([bits(.max), bits(1)]), T.uint) == "[1, 18446744073709551615]")
    // Many are sorted by their digits.
    let many = (0..<3000).map { ($0 * 7919) % 3001 - 1500 } + [.max, .min]
    #expect(try sorted(Value(many.map { Value($0) }), T.int) == "\(many.sorted())")
    #expect(try sorted(Value([Value(1.5), Value(-0.5)]), T.double) == "[-0.5, 1.5]")
    #expect(try sorted(strings("b", "a", "Z"), T.string) == "[\"Z\", \"a\", \"b\"]")
    #expect(try !bench.call("Array._sortBuiltin()", [T.optional(T.int)], ints(2, 1)).bool)
  }

  @Test func `searching tells absent from unknown`() throws {
    #expect(try bench.call("Array._position(of:)", [T.int], ints(5, 6), Value(6)).int == 1)
    #expect(try bench.call("Array._position(of:)", [T.string], strings("a"), Value("b")).int == -1)
    let own = RuntimeType(name: "Own", qualifiedName: "main.Own", kind: .structure)
    #expect(try bench.call("Array._position(of:)", [own], ints(5), Value(5)).int == -2)
    #expect(try bench.call("Array._isEqual(_:)", [own], ints(5), ints(5)).int == -1)
    #expect(try bench.call("Array._isEqual(_:)", [T.array(T.int)], Value([ints(1)]), Value([ints(1)])).int == 1)
  }

  @Test func `the first of several extremes is meant`() throws {
    #expect(try bench.call("Array._positionOfExtreme(_:)", [T.int], ints(1, 3, 3), Value(true)).int == 1)
    #expect(try bench.call("Array._positionOfExtreme(_:)", [T.int], ints(2, 1, 1), Value(false)).int == 1)
    #expect(try bench.call("Array._positionOfExtreme(_:)", [T.int], ints(), Value(false)).int == -1)
  }

  @Test func `the last nil of an array of optionals is not the end of it`() throws {
    var arguments = [Value([bench.machine.none()])]
    let popped = try bench.call("Array.popLast()", [T.optional(T.int)], changing: &arguments)
    #expect(!popped.isNil)
    #expect(try bench.call("Array.popLast()", [T.optional(T.int)], changing: &arguments).isNil)
  }
}

@Suite struct DictionaryTests {
  let bench = Bench()
  let types = [T.string, T.int]

  private func dictionary(_ pairs: (String, Int)...) throws -> Value {
    var arguments = [try bench.call("Dictionary.init()", types), Value(0), Value("")]
    for (key, value) in pairs {
      arguments[1] = Value(value)
      arguments[2] = Value(key)
      try bench.call("Dictionary.subscript(_:)=", types, changing: &arguments)
    }
    return arguments[0]
  }

  private func text(_ dictionary: Value) throws -> String {
    try bench.text(dictionary, T.dictionary(types[0], types[1]))
  }

  @Test func `entries stay in the order of insertion`() throws {
    var arguments = [try dictionary(("b", 1), ("a", 2), ("c", 3)), Value("b")]
    #expect(try text(arguments[0]) == "[\"b\": 1, \"a\": 2, \"c\": 3]")
    #expect(try bench.call("Dictionary.removeValue(forKey:)", types, changing: &arguments).int == 1)
    #expect(try text(arguments[0]) == "[\"a\": 2, \"c\": 3]")
    #expect(try bench.call("Dictionary.removeValue(forKey:)", types, changing: &arguments).isNil)
  }

  @Test func `assigning nil removes`() throws {
    var arguments = [try dictionary(("a", 1)), bench.machine.none(), Value("a")]
    try bench.call("Dictionary.subscript(_:)=", types, changing: &arguments)
    #expect(try text(arguments[0]) == "[:]")
  }

  @Test func `a stored nil is not a missing value`() throws {
    let types = [T.string, T.optional(T.int)]
    var arguments = [
      try bench.call("Dictionary.init()", types), bench.machine.wrapped(bench.machine.none()), Value("a"),
    ]
    try bench.call("Dictionary.subscript(_:)=", types, changing: &arguments)
    #expect(try bench.call("Dictionary.count", types, arguments[0]).int == 1)
    #expect(try !bench.call("Dictionary.subscript(_:)", types, arguments[0], Value("a")).isNil)
    #expect(try bench.call("Dictionary.subscript(_:)", types, arguments[0], Value("b")).isNil)
  }

  @Test func `a literal with a key twice traps`() throws {
    let pair = RuntimeType(name: "(String, Int)", qualifiedName: "(Swift.String, Swift.Int)", kind: .tuple)
    let entry = try bench.machine.makeRecord(pair, [Value("a"), Value(1)])
    expectTrap("Dictionary literal contains duplicate keys") {
      try bench.call("Dictionary.init(dictionaryLiteral:)", types, Value([entry, entry]))
    }
  }

  @Test func `grouping grows the arrays in place`() throws {
    let types = [T.string, T.array(T.int), T.int]
    var arguments = [try bench.call("Dictionary.init()", types), Value(0), Value("odd")]
    for number in [1, 3, 5] {
      arguments[1] = Value(number)
      try bench.call("Dictionary._append(_:_:)", types, changing: &arguments)
    }
    #expect(try bench.text(arguments[0], T.dictionary(T.string, T.array(T.int))) == "[\"odd\": [1, 3, 5]]")
  }

  @Test func `taking a value for a change leaves its place`() throws {
    var arguments = [try dictionary(("a", 1), ("b", 2)), Value("a")]
    #expect(try bench.call("$dictionaryTake", types, changing: &arguments).int == 1)
    var back = [arguments[0], Value(7), Value("a")]
    try bench.call("Dictionary.subscript(_:)=", types, changing: &back)
    #expect(try text(back[0]) == "[\"a\": 7, \"b\": 2]")
  }

  @Test func `walking passes over holes`() throws {
    var arguments = [try dictionary(("a", 1), ("b", 2)), Value("a")]
    try bench.call("Dictionary.removeValue(forKey:)", types, changing: &arguments)
    #expect(try bench.call("Dictionary._next(_:)", types, arguments[0], Value(0)).int == 1)
    #expect(try bench.call("Dictionary._next(_:)", types, arguments[0], Value(2)).int == -1)
  }
}

@Suite struct SetTests {
  let bench = Bench()

  private func set(_ numbers: Int...) throws -> Value {
    try bench.call("Set.init array", [T.int], Value(numbers.map { Value($0) }))
  }

  private func check(_ name: String, _ left: Value, _ right: Value, _ expected: String) throws {
    let result = try bench.call(name, [T.int], left, right)
    #expect(try bench.text(result, T.set(T.int)) == "Set(\(expected))")
  }

  @Test func `members are unique and in order`() throws {
    #expect(try bench.text(try set(3, 1, 3, 2), T.set(T.int)) == "Set([3, 1, 2])")
  }

  @Test func `algebra keeps the order of the first set`() throws {
    let (left, right) = (try set(3, 1, 2), try set(5, 2, 3))
    try check("Set.union(_:)", left, right, "[3, 1, 2, 5]")
    try check("Set.intersection(_:)", left, right, "[3, 2]")
    try check("Set.subtracting(_:)", left, right, "[1]")
    try check("Set.symmetricDifference(_:)", left, right, "[1, 5]")
  }

  @Test func `subsets and disjoint sets`() throws {
    #expect(try bench.call("Set.isSubset(of:)", [T.int], set(1), set(2, 1)).bool)
    #expect(try !bench.call("Set.isSubset(of:)", [T.int], set(1, 3), set(2, 1)).bool)
    #expect(try bench.call("Set.isDisjoint(with:)", [T.int], set(1), set(2)).bool)
    #expect(try !bench.call("Set.isDisjoint(with:)", [T.int], set(1), set(1)).bool)
  }
}
