import Code
import Machine
import Testing

@Suite struct CastingTests {
  let test = TestMachine()
  var types: Types { test.types }
  var machine: Machine { test.machine }

  private func any(_ value: Value, _ type: RuntimeType) -> Value { machine.makeExistential(value, type) }

  /// What `value as? to` describes, or nil.
  private func result(_ value: Value, _ from: RuntimeType, _ to: RuntimeType, protocols: [Int] = []) throws -> String? {
    try machine.cast(value, Cast(from: from, to: to, protocols: protocols)).map { try machine.describe($0, to) }
  }

  @Test func `classes up and down`() throws {
    let base = types.classType("Base")
    let one = types.classType("One", superclass: base)
    let two = types.classType("Two", superclass: base)
    let value = try TestMachine.instance(one, on: test)
    #expect(try result(value, base, one) == "main.One")
    #expect(try result(value, one, base) == "main.One")
    #expect(try result(value, base, two) == nil)
    #expect(try result(any(value, base), types.any, one) == "main.One")
    #expect(try result(any(value, base), types.any, two) == nil)
    #expect(try result(any(value, base), types.any, types.anyObject) == "main.One")
    #expect(try result(any(Value(1), types.int), types.any, types.anyObject) == nil)
    #expect(try result(value, types.optional(base), two) == nil)
    #expect(try result(machine.none(), types.optional(base), one) == nil)
    #expect(try result(value, types.optional(base), types.optional(one)) == "Optional(main.One)")
  }

  @Test func `existentials to concrete types`() throws {
    #expect(try result(any(Value(1), types.int), types.any, types.int) == "1")
    #expect(try result(any(Value(1), types.int), types.any, types.double) == nil, "numbers never convert")
    #expect(try result(any(Value(1), types.int), types.any, types.uint8) == nil)
    #expect(try result(any(Value("a"), types.string), types.any, types.string) == "a")
    #expect(try result(any(Value(1), types.int), types.optional(types.any), types.int) == "1")
  }

  @Test func `any that holds an optional`() throws {
    let optional = types.optional(types.int)
    #expect(try result(any(Value(1), optional), types.any, types.int) == "1")
    #expect(try result(any(machine.none(), optional), types.any, types.int) == nil)
    #expect(try result(any(machine.none(), optional), types.any, optional) == "nil")
    #expect(try result(any(Value(1), types.int), types.any, optional) == "Optional(1)")
    #expect(try result(any(Value("a"), types.string), types.any, optional) == nil)
  }

  @Test func protocols() throws {
    let p = types.existential("P", protocols: [7])
    test.provider.conformances = ["Int 7"]
    #expect(try result(Value(1), types.int, p, protocols: [7]) == "1")
    #expect(try result(Value("a"), types.string, p, protocols: [7]) == nil)
    #expect(try result(any(Value(1), types.int), types.any, p, protocols: [7]) == "1")
    #expect(try result(any(Value("a"), types.string), types.any, p, protocols: [7]) == nil)
    #expect(try result(any(Value(1), types.optional(types.int)), types.any, p, protocols: [7]) == "1")
    #expect(try result(any(machine.none(), types.optional(types.int)), types.any, p, protocols: [7]) == nil)
  }

  @Test func `containers element by element`() throws {
    let anys = types.array(types.any)
    let ints = Value([any(Value(1), types.int), any(Value(2), types.int)])
    let mixed = Value([any(Value(1), types.int), any(Value("a"), types.string)])
    #expect(try result(ints, anys, types.array(types.int)) == "[1, 2]")
    #expect(try result(mixed, anys, types.array(types.int)) == nil)
    #expect(try result(Value([Value(1)]), types.array(types.int), anys) == "[1]")
    #expect(try result(any(Value([]), anys), types.any, types.array(types.int)) == "[]")
    test.provider.conformances = ["Int 7"]
    let ps = types.array(types.existential("P", protocols: [7]))
    #expect(try result(ints, anys, ps) == "[1, 2]")
    #expect(try result(mixed, anys, ps) == nil)
    var table = HashTable(keyType: types.string)
    try table.insert(Value("k"), value: any(Value(1), types.int), machine)
    #expect(
      try result(
        Value(DictionaryBox(table)), types.dictionary(types.string, types.any),
        types.dictionary(types.string, types.int)) == #"["k": 1]"#)
  }

  @Test func metatypes() throws {
    let base = types.classType("Base")
    let one = types.classType("One", superclass: base)
    #expect(try result(Value(one), types.metatype(base), types.metatype(one)) == "One")
    #expect(try result(Value(base), types.metatype(base), types.metatype(one)) == nil)
  }

  private func instruction(_ opcode: Opcode, _ cast: Cast) -> FunctionReference {
    function(parameters: 1, tables: Tables(casts: [cast]), [op(opcode, 1, 0, 0), op(.returnValue, 1)])
  }

  @Test func `cast instructions`() throws {
    let cast = Cast(from: types.any, to: types.int, protocols: [])
    let one = any(Value(1), types.int)
    let text = any(Value("a"), types.string)
    #expect(try test.call(instruction(.castTest, cast), [one]).bool)
    #expect(try !test.call(instruction(.castTest, cast), [text]).bool)
    #expect(try test.call(instruction(.castConditionally, cast), [one]).int == 1)
    #expect(try test.call(instruction(.castConditionally, cast), [text]).isNil)
    #expect(try test.call(instruction(.castForcibly, cast), [one]).int == 1)
    #expect(
      test.trap(instruction(.castForcibly, cast), [text])?.description
        == "Could not cast value of type 'Swift.String' to 'Swift.Int'")
    // `x as? Int?` may succeed with nil.
    let optional = types.optional(types.int)
    let toOptional = Cast(from: types.any, to: optional, protocols: [])
    #expect(try test.call(instruction(.castConditionally, toOptional), [any(machine.none(), optional)]).bits == 1)
    #expect(
      test.trap(
        instruction(.castForcibly, Cast(from: optional, to: types.string, protocols: [])), [machine.none()])?
        .description
        == "Fatal error: Unexpectedly found nil while unwrapping an Optional value")
  }

  @Test func `existential instructions`() throws {
    let sub = types.classType("Sub", superclass: types.classType("Base"))
    let make = function(
      parameters: 1, owned: [1, 2], tables: Tables(types: [sub.superclass!, types.any]),
      [op(.copy, 1, 0), op(.makeExistential, 2, 0, 1), op(.makeExistential, 1, 1, 2), op(.returnValue, 1)])
    let value = try TestMachine.instance(sub, on: test)
    let existential = try test.call(make, [value])
    #expect(existential.record.type === sub, "the instance's own class")
    #expect(existential.record[0].object === value.object, "an existential is not boxed again")
    let type = function(parameters: 1, [op(.typeOf, 1, 0, 1), op(.returnValue, 1)])
    #expect(try test.call(type, [existential]).metatype === sub)
    let open = function(
      parameters: 1, [op(.openExistential, 1, 0), op(.typeOf, 2, 1, 0), op(.forget, 1), op(.returnValue, 2)])
    #expect(try test.call(open, [existential]).metatype === sub)
  }
}
