import Code
import Machine
import Testing

/// What is expected here was printed by programs compiled by swiftc.
@Suite struct DescribingTests {
  let test = TestMachine()
  var types: Types { test.types }
  var machine: Machine { test.machine }

  private func check(
    _ value: Value, _ type: RuntimeType, _ text: String, debug: String? = nil,
    _ location: SourceLocation = #_sourceLocation
  ) throws {
    #expect(try machine.describe(value, type) == text, sourceLocation: location)
    #expect(try machine.describe(value, type, debug: true) == debug ?? text, sourceLocation: location)
  }

  @Test func `numbers and truth`() throws {
    try check(Value(-3), types.int, "-3")
    try check(Value(bits: .max, object: nil), types.uint64, "18446744073709551615")
    try check(Value(200), types.uint8, "200")
    try check(Value(1.0), types.double, "1.0")
    try check(Value(1e20), types.double, "1e+20")
    try check(Value(0.1), types.double, "0.1")
    try check(Value(Double.leastNonzeroMagnitude), types.double, "5e-324")
    try check(Value(-0.0), types.double, "-0.0")
    try check(Value(Double.nan), types.double, "nan")
    try check(Value(Double(Float(0.1))), types.float, "0.1")
    try check(Value(true), types.bool, "true")
    try check(.void, types.void, "()")
  }

  @Test func texts() throws {
    try check(Value("a\"b\n\t\u{1}é"), types.string, "a\"b\n\t\u{1}é", debug: #""a\"b\n\t\u{01}é""#)
    try check(Value("\"" as Character), types.character, "\"", debug: #""\"""#)
    try check(Value([Value("a")]), types.array(types.string), #"["a"]"#)
  }

  @Test func optionals() throws {
    let optional = types.optional(types.int)
    let double = types.optional(optional)
    try check(Value(1), optional, "Optional(1)")
    try check(machine.none(), optional, "nil")
    try check(machine.none(depth: 1), double, "Optional(nil)")
    try check(machine.none(), double, "nil")
    try check(Value(1), double, "Optional(Optional(1))")
    try check(Value("a"), types.optional(types.string), #"Optional("a")"#)
  }

  @Test func containers() throws {
    try check(Value([]), types.array(types.int), "[]")
    try check(Value([Value(1), Value(2)]), types.array(types.int), "[1, 2]")
    var table = HashTable(keyType: types.string)
    try check(Value(DictionaryBox(table)), types.dictionary(types.string, types.int), "[:]")
    try table.insert(Value("b"), value: Value(1), machine)
    try table.insert(Value("a"), value: Value(2), machine)
    try check(Value(DictionaryBox(table)), types.dictionary(types.string, types.int), #"["b": 1, "a": 2]"#)
    try check(Value(SetBox(table)), types.set(types.string), #"["b", "a"]"#, debug: #"Set(["b", "a"])"#)
  }

  @Test func tuples() throws {
    let type = types.tuple([("", types.int), ("", types.string), ("x", types.double)])
    try check(
      try machine.makeRecord(type, [Value(1), Value("a"), Value(2.0)]), type, #"(1, "a", x: 2.0)"#)
  }

  @Test func structs() throws {
    let direction = types.enumeration("D", [("north", [])])
    let type = types.structure("P", [("x", types.int), ("s", types.string), ("d", direction)])
    let value = try machine.makeRecord(type, [Value(1), Value("q"), Value(0)])
    try check(value, type, #"P(x: 1, s: "q", d: main.D.north)"#, debug: #"main.P(x: 1, s: "q", d: main.D.north)"#)
    let empty = types.structure("E0", [])
    try check(try machine.makeRecord(empty, []), empty, "E0()", debug: "main.E0()")
  }

  @Test func enums() throws {
    let int = types.int
    let type = types.enumeration(
      "D",
      [
        ("north", []), ("circle", [("radius", types.double), ("", int)]), ("lone", [("", int)]),
        ("str", [("", types.string)]),
        ("lab", [("x", types.string)]), ("void", [("", types.void)]),
        ("tup", [("", types.tuple([("", int), ("", int)]))]),
      ])
    func value(_ index: Int, _ payload: Value...) throws -> Value {
      if payload.isEmpty { return Value(index) }
      let type = types.tuple(payload.map { _ in ("", int) })
      return Value(bits: UInt64(index), object: try machine.makeRecord(type, payload).object)
    }
    try check(value(0), type, "north", debug: "main.D.north")
    try check(value(1, Value(1.0), Value(2)), type, "circle(radius: 1.0, 2)", debug: "main.D.circle(radius: 1.0, 2)")
    try check(value(2, Value(3)), type, "lone(3)", debug: "main.D.lone(3)")
    try check(value(3, Value("x")), type, #"str("x")"#, debug: #"main.D.str("x")"#)
    try check(value(4, Value("q")), type, #"lab(x: "q")"#, debug: #"main.D.lab(x: "q")"#)
    try check(value(5, .void), type, "void()", debug: "main.D.void()")
    let pair = try machine.makeRecord(types.tuple([("", int), ("", int)]), [Value(1), Value(2)])
    try check(value(6, pair), type, "tup(1, 2)", debug: "main.D.tup(1, 2)")
    try check(Value(0), types.optional(type), "Optional(main.D.north)")
  }

  @Test func classesFunctionsTypesAndExistentials() throws {
    let type = types.classType("C")
    try check(try TestMachine.instance(type, on: test), type, "main.C")
    let function = RuntimeType(name: "() -> ()", qualifiedName: "() -> ()", kind: .function)
    try check(.void, function, "(Function)")
    try check(Value(types.int), types.metatype(types.int), "Int", debug: "Swift.Int")
    try check(machine.makeExistential(Value("a"), types.string), types.any, "a", debug: #""a""#)
    try check(Value([machine.makeExistential(Value(1), types.int)]), types.array(types.any), "[1]")
    try check(machine.makeExistential(machine.none(), types.optional(types.int)), types.any, "nil")
  }

  @Test func weakFieldsShowWhatTheyReferTo() throws {
    let target = types.classType("C")
    let type = RuntimeType(name: "H", qualifiedName: "main.H", kind: .structure)
    type.fields = [
      .init(name: "w", type: types.optional(target), ownership: .weak),
      .init(name: "u", type: target, ownership: .unowned),
    ]
    let object = try TestMachine.instance(target, on: test)
    let record = try machine.makeRecord(type, [Value(WeakBox(object.object)), Value(WeakBox(object.object))])
    try check(record, type, "H(w: Optional(main.C), u: main.C)", debug: "main.H(w: Optional(main.C), u: main.C)")
    try check(
      try machine.makeRecord(type, [Value(WeakBox(nil)), Value(WeakBox(object.object))]), type, "H(w: nil, u: main.C)",
      debug: "main.H(w: nil, u: main.C)")
  }

  private func text(_ text: String) -> FunctionReference {
    function(parameters: 1, tables: Tables(constants: [.string(text)]), [op(.loadConstant, 1, 0), op(.returnValue, 1)])
  }

  @Test func ownDescriptionsAreUsed() throws {
    test.provider.witnesses = [
      "W 1": text("W!"), "WD 2": text("WD!"), "WB 1": text("d"), "WB 2": text("D"), "Sub 1": text("Sub"),
    ]
    func make(_ name: String) throws -> (Value, RuntimeType) {
      let type = types.structure(name, [])
      return (try machine.makeRecord(type, []), type)
    }
    let (w, wType) = try make("W")
    try check(w, wType, "W!")
    try check(Value([w]), types.array(wType), "[W!]")
    let (wd, wdType) = try make("WD")
    try check(wd, wdType, "WD!")
    let (wb, wbType) = try make("WB")
    try check(wb, wbType, "d", debug: "D")
    try check(Value([wb]), types.array(wbType), "[D]")
    try check(wb, types.optional(wbType), "Optional(D)")
    // By the instance's own class.
    let base = types.classType("Base")
    let sub = types.classType("Sub", superclass: base)
    try check(try TestMachine.instance(sub, on: test), base, "Sub")
  }

  @Test func aTrapInADescriptionIsOne() throws {
    test.provider.witnesses = ["W 1": function(parameters: 1, [op(.trap, 0, 0), op(.returnVoid)])]
    let type = types.structure("W", [])
    let value = try machine.makeRecord(type, [])
    #expect(throws: Trap.self) { try machine.describe(value, type) }
  }

  @Test func keyPaths() throws {
    let type = types.structure("P", [("o", types.int)])
    let getter = function(parameters: 1, [op(.returnVoid)])
    func path(_ names: String...) -> Value {
      Value(
        KeyPathBox(
          type: types.any, root: type, value: types.int,
          steps: names.map {
            KeyPathBox.Step(
              component: .init(name: $0, valueType: types.int, getter: getter, setter: nil), arguments: [])
          }))
    }
    let kind = RuntimeType(name: "KeyPath<P, Int>", qualifiedName: "Swift.KeyPath<main.P, Swift.Int>", kind: .keyPath)
    try check(path("o"), kind, #"\P.o"#)
    try check(path("o", "?", "count"), kind, #"\P.o?.count"#)
    try check(path("self"), kind, #"\P.self"#)
  }
}
