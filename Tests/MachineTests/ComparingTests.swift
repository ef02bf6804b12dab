import Code
import Machine
import Testing

@Suite struct ComparingTests {
  let test = TestMachine()
  var types: Types { test.types }
  var machine: Machine { test.machine }

  private func check(
    _ left: Value, _ right: Value, _ type: RuntimeType, equal: Bool, less: Bool? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try machine.equal(left, right, type) == equal, sourceLocation: location)
    if let less { #expect(try machine.less(left, right, type) == less, sourceLocation: location) }
    if equal {
      #expect(try machine.hash(left, type) == machine.hash(right, type), sourceLocation: location)
    }
  }

  @Test func scalars() throws {
    try check(Value(1), Value(1), types.int, equal: true, less: false)
    try check(Value(-1), Value(1), types.int, equal: false, less: true)
    try check(Value(1), Value(bits: .max, object: nil), types.uint64, equal: false, less: true)
    try check(Value(0.0), Value(-0.0), types.double, equal: true, less: false)
    try check(Value(Double.nan), Value(Double.nan), types.double, equal: false, less: false)
    try check(Value(true), Value(false), types.bool, equal: false)
    try check(.void, .void, types.void, equal: true)
  }

  @Test func strings() throws {
    try check(Value("a"), Value("b"), types.string, equal: false, less: true)
    try check(Value("caf\u{e9}"), Value("cafe\u{301}"), types.string, equal: true, less: false)
    try check(Value("z" as Character), Value("é" as Character), types.character, equal: false, less: true)
  }

  @Test func optionals() throws {
    let type = types.optional(types.int)
    try check(machine.none(), machine.none(), type, equal: true)
    try check(machine.none(), Value(0), type, equal: false)
    try check(Value(3), Value(3), type, equal: true)
    try check(machine.none(), machine.none(depth: 1), types.optional(type), equal: false)
  }

  @Test func containers() throws {
    let array = types.array(types.int)
    try check(Value([Value(1)]), Value([Value(1)]), array, equal: true)
    try check(Value([Value(1)]), Value([Value(1), Value(2)]), array, equal: false)
    func table(_ entries: (String, Int)...) throws -> HashTable {
      var table = HashTable(keyType: types.string)
      for (key, value) in entries { try table.insert(Value(key), value: Value(value), machine) }
      return table
    }
    let dictionary = types.dictionary(types.string, types.int)
    let one = try table(("a", 1), ("b", 2))
    let other = try table(("b", 2), ("a", 1))
    let third = try table(("b", 2), ("a", 3))
    try check(Value(DictionaryBox(one)), Value(DictionaryBox(other)), dictionary, equal: true)
    try check(Value(DictionaryBox(one)), Value(DictionaryBox(third)), dictionary, equal: false)
    try check(Value(SetBox(one)), Value(SetBox(third)), types.set(types.string), equal: true)
  }

  @Test func `members where the program says nothing`() throws {
    let point = types.structure("P", [("x", types.int), ("s", types.string)])
    func value(_ x: Int, _ s: String) throws -> Value { try machine.makeRecord(point, [Value(x), Value(s)]) }
    try check(value(1, "a"), value(1, "a"), point, equal: true)
    try check(value(1, "a"), value(1, "b"), point, equal: false)

    let shape = types.enumeration("E", [("a", []), ("b", [("", types.int)])])
    func b(_ number: Int) throws -> Value {
      Value(bits: 1, object: try machine.makeRecord(types.tuple([("", types.int)]), [Value(number)]).object)
    }
    try check(Value(0), b(1), shape, equal: false, less: true)
    try check(b(1), b(1), shape, equal: true, less: false)
    try check(b(1), b(2), shape, equal: false, less: true)

    let pair = types.tuple([("", types.int), ("", types.string)])
    func tuple(_ x: Int, _ s: String) throws -> Value { try machine.makeRecord(pair, [Value(x), Value(s)]) }
    try check(tuple(1, "b"), tuple(2, "a"), pair, equal: false, less: true)
    try check(tuple(1, "b"), tuple(1, "a"), pair, equal: false, less: false)
  }

  @Test func `existentials are equal if their types and values are`() throws {
    let one = machine.makeExistential(Value(1), types.int)
    try check(one, machine.makeExistential(Value(1), types.int), types.any, equal: true)
    try check(one, machine.makeExistential(Value(true), types.bool), types.any, equal: false)
  }

  @Test func `the program's own operators are used`() throws {
    let type = types.structure("P", [("x", types.int), ("ignored", types.int)])
    // static func == (a, b) -> Bool { a.x == b.x }, with and without the metatype in front
    test.provider.witnesses["P 3"] = function(
      parameters: 2, [op(.getField, 2, 0, 0), op(.getField, 3, 1, 0), op(.equalInt, 2, 2, 3), op(.returnCopy, 2)])
    test.provider.witnesses["P 4"] = function(
      parameters: 3, [op(.getField, 3, 1, 0), op(.getField, 4, 2, 0), op(.lessInt, 3, 3, 4), op(.returnCopy, 3)])
    func value(_ x: Int, _ ignored: Int) throws -> Value { try machine.makeRecord(type, [Value(x), Value(ignored)]) }
    #expect(try machine.equal(value(1, 2), value(1, 3), type))
    #expect(try !machine.equal(value(1, 2), value(2, 2), type))
    #expect(try machine.less(value(1, 2), value(2, 0), type))
    // In a container too.
    #expect(try machine.equal(Value([value(1, 2)]), Value([value(1, 3)]), types.array(type)))
  }

  @Test func `the program's own hash is used`() throws {
    let type = types.structure("P", [("x", types.int), ("ignored", types.int)])
    let test = TestMachine(natives: [
      "combine": { call in
        (call[0].object as? HasherBox)?.hasher.combine(call[1].bits)
        return .void
      }
    ])
    test.provider.witnesses["P 5"] = function(
      parameters: 2, inouts: [1], owned: [1],
      tables: Tables(
        natives: [NativeCall(name: "combine", types: [], argumentCount: 2, inoutArguments: 1)], accessEnds: [2: 3]),
      [op(.take, 5, 1), op(.getField, 6, 0, 0), op(.callNative, 3, 0, 5), op(.take, 1, 5), op(.returnVoid)])
    test.provider.witnesses["P 3"] = function(
      parameters: 2, [op(.getField, 2, 0, 0), op(.getField, 3, 1, 0), op(.equalInt, 2, 2, 3), op(.returnCopy, 2)])
    func value(_ x: Int, _ ignored: Int) throws -> Value {
      try test.machine.makeRecord(type, [Value(x), Value(ignored)])
    }
    #expect(try test.machine.hash(value(1, 2), type) == test.machine.hash(value(1, 3), type))
    #expect(try test.machine.hash(value(1, 2), type) != test.machine.hash(value(2, 2), type))
    var table = HashTable(keyType: type)
    #expect(try table.insert(value(1, 2), test.machine).isNew)
    #expect(try !table.insert(value(1, 3), test.machine).isNew)
    #expect(try table.insert(value(2, 3), test.machine).isNew)
  }

  @Test func `hashes are the same in every run`() throws {
    #expect(try machine.hash(Value("abc"), types.string) == -966_714_127_901_008_100)
    #expect(try machine.hash(Value(1), types.int) != machine.hash(Value(2), types.int))
    #expect(try machine.hash(Value("abcdefgh"), types.string) != machine.hash(Value("abcdefgi"), types.string))
  }
}
