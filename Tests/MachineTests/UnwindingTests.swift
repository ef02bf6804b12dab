import Code
import Machine
import Testing

@Suite struct UnwindingTests {
  /// A program that does a little of everything: `main` makes objects, moves a field and a global out, calls through
  /// a native and closures, loops.
  private func program(_ test: TestMachine, _ global: GlobalVariable, _ kept: Value) -> FunctionReference {
    let types = test.types
    let box = types.structure("Box", [("text", types.string)])
    let append = function(
      name: "append", parameters: 2, inouts: [0], owned: [0, 2],
      tables: Tables(
        natives: [NativeCall(name: "append", types: [], argumentCount: 2, inoutArguments: 1)], accessEnds: [4: 6]),
      [
        loadInt(5, 0), loadInt(6, 3), label("again"), op(.take, 8, 0), op(.borrow, 9, 1), op(.callNative, 7, 0, 8),
        op(.take, 0, 8), jump(.countLoop, 5, 6, to: "again"), op(.returnVoid),
      ])
    let body = function(
      name: "closure", parameters: 2, owned: [2],
      tables: Tables(constants: [.string("y")], functions: [append]),
      [
        op(.borrowField, 3, 1, 0), op(.takeField, 6, 3, 0), op(.borrowConstant, 7, 0), op(.call, 5, 0, 6),
        op(.putField, 3, 0, 6), op(.forget, 3), op(.returnVoid),
      ])
    body.code = withAccessEnds(body, [3: 5])
    let main = function(
      name: "main", parameters: 1, registers: 24, owned: [1, 2, 3, 4],
      tables: Tables(
        constants: [.string("a"), .string("x")], functions: [append, body], types: [box],
        natives: [NativeCall(name: "forward", types: [], argumentCount: 2)], globals: [global]),
      [
        op(.loadConstant, 1, 0), op(.makeRecord, 2, 0, 1),  // a struct
        op(.loadConstant, 10, 0), op(.makeCell, 3, 10), op(.copy, 10, 3), op(.makeClosure, 4, 1, 10), op(.extra, 1),
        // append(&global, "x")
        op(.takeGlobal, 12, 0), op(.borrowConstant, 13, 1), op(.call, 11, 0, 12), op(.putGlobal, 12, 0),
        op(.forget, 13),
        // append(&kept.name, "x")
        op(.takeField, 12, 0, 0), op(.borrowConstant, 13, 1), op(.call, 11, 0, 12), op(.putField, 0, 0, 12),
        // closure through a native
        op(.borrow, 12, 4), loadInt(13, 1), op(.callNative, 11, 0, 12),
        // append(&box.text, "x")
        op(.unique, 2), op(.takeField, 12, 2, 0), op(.borrowConstant, 13, 1), op(.call, 11, 0, 12),
        op(.putField, 2, 0, 12),
        op(.release, 4), op(.release, 3), op(.release, 2), op(.returnVoid),
      ])
    main.code = withAccessEnds(main, [9: 11, 14: 16, 22: 24])
    return main
  }

  private func withAccessEnds(_ function: FunctionReference, _ ends: [Int: Int]) -> FunctionCode {
    let code = function.code!
    return FunctionCode(
      name: code.name, parameterCount: code.parameterCount, inoutParameters: code.inoutParameters,
      registerCount: code.registerCount, ownedRegisters: code.ownedRegisters, instructions: code.instructions,
      constants: code.constants, functions: code.functions, types: code.types, nativeCalls: code.nativeCalls,
      globals: code.globals, accessEnds: ends, places: code.places)
  }

  private var natives: NativeTable {
    [
      "append": { call in
        (call.arguments + 0).uniqueString.value += call[1].string
        return .void
      },
      "forward": { call in try call.machine.call(closure: call[0], call[1]) },
    ]
  }

  @Test func `a trap at any step releases everything and puts back what was moved out`() throws {
    var steps = 0
    var sawTheEnd = false
    while !sawTheEnd, steps < 200 {
      let test = TestMachine(natives: natives)
      let type = test.types.classType("C", [("name", test.types.string)])
      let global = GlobalVariable(name: "g", type: test.types.string, initializer: nil)
      global.value = Value("global")
      global.isInitialized = true
      do {
        let kept = try TestMachine.instance(type, on: test, Value("field"))
        test.machine.limits.steps = steps
        let trap = test.trap(program(test, global, kept), [kept])
        sawTheEnd = trap == nil
        if !sawTheEnd { #expect(trap?.kind == .stepLimit) }
        #expect(global.value.string.hasPrefix("global"), "after \(steps) steps")
        #expect(kept.record[0].string.hasPrefix("field"), "after \(steps) steps")
        if sawTheEnd {
          #expect(global.value.string == "globalxxx")
          #expect(kept.record[0].string == "fieldxxx")
        }
      }
      #expect(test.machine.heap.recordCount == 0, "after \(steps) steps")
      steps += 1
    }
    #expect(sawTheEnd)
    #expect(steps > 20)
  }

  @Test func `a native that traps leaves what it was changing where it was`() throws {
    let test = TestMachine()
    let type = test.types.classType("C", [("name", test.types.string)])
    let code = function(
      parameters: 1,
      tables: Tables(
        natives: [NativeCall(name: "fail", types: [], argumentCount: 1, inoutArguments: 1)], accessEnds: [1: 3]),
      [op(.takeField, 4, 0, 0), op(.callNative, 3, 0, 4), op(.putField, 0, 0, 4), op(.forget, 4), op(.returnVoid)])
    do {
      let kept = try TestMachine.instance(type, on: test, Value("field"))
      #expect(test.trap(code, [kept])?.message == "native failed")
      #expect(kept.record[0].string == "field")
    }
    test.expectNothingAlive()
  }

  @Test func `instructions that use the result of a call are not carried out`() throws {
    let test = TestMachine()
    let type = test.types.classType("C", [("n", test.types.int)])
    // n = try fail(&local)
    let code = function(
      parameters: 1, owned: [1],
      tables: Tables(
        constants: [.string("local")],
        natives: [NativeCall(name: "fail", types: [], argumentCount: 1, inoutArguments: 1)], accessEnds: [2: 4]),
      [
        op(.loadConstant, 1, 0), op(.take, 4, 1), op(.callNative, 3, 0, 4), op(.take, 1, 4), op(.setField, 0, 0, 3),
        op(.returnVoid),
      ])
    do {
      let kept = try TestMachine.instance(type, on: test, Value(42))
      #expect(test.trap(code, [kept]) != nil)
      #expect(kept.record[0].int == 42)
    }
    test.expectNothingAlive()
  }

  @Test func `a trap tells where it happened and how it got there`() throws {
    let test = TestMachine()
    let inner = function(name: "inner", [loadInt(0, 1), loadInt(1, 0), op(.divideInt, 0, 0, 1), op(.returnCopy, 0)])
    let outer = function(
      name: "outer", tables: Tables(functions: [inner]), [loadInt(0, 0), op(.call, 0, 0, 3), op(.returnCopy, 0)])
    let trap = test.trap(outer)
    #expect(trap?.place == SourcePlace(file: 1, line: 3, column: 1))
    #expect(trap?.trace.map(\.function) == ["inner", "outer"])
    #expect(trap?.trace.map(\.place.line) == [3, 2])
  }

  @Test func `a machine goes on after a trap`() throws {
    let test = TestMachine()
    let bad = function([op(.trap, 0, 0), op(.returnVoid)])
    let good = function([loadInt(0, 3), op(.returnCopy, 0)])
    for _ in 0..<3 {
      #expect(test.trap(bad) != nil)
      #expect(try test.call(good).int == 3)
    }
  }

  @Test(arguments: [
    (TrapKind.fatalError, "Fatal error: why"), (.preconditionFailed, "Precondition failed: why"),
    (.assertionFailed, "Assertion failed: why"), (.castFailed, "why"),
    (.unwrappedNil, "Fatal error: Unexpectedly found nil while unwrapping an Optional value"),
    (.implicitlyUnwrappedNil, "Fatal error: Unexpectedly found nil while implicitly unwrapping an Optional value"),
    (.unexpectedError, "Fatal error: 'try!' expression unexpectedly raised an error: why"),
    (.overflow, "Fatal error: arithmetic overflow"),
  ])
  func words(_ kind: TrapKind, _ words: String) {
    let test = TestMachine()
    let code = function(
      owned: [0], tables: Tables(constants: [.string("why")]),
      [op(.loadConstant, 0, 0), op(.trap, 0, Int(kind.rawValue), 1), op(.returnVoid)])
    #expect(test.trap(code)?.description == words)
  }

  @Test func `traps without a message`() {
    let test = TestMachine()
    let code = function([op(.trap, 0, Int(TrapKind.fatalError.rawValue), 0), op(.returnVoid)])
    #expect(test.trap(code)?.description == "Fatal error")
  }
}

extension TestMachine {
  /// An instance of a class with these fields.
  static func instance(_ type: RuntimeType, on test: TestMachine, _ fields: Value...) throws -> Value {
    let make = function(tables: Tables(types: [type]), [op(.makeInstance, 0, 0), op(.returnValue, 0)])
    let instance = try test.call(make)
    for (index, field) in fields.enumerated() { instance.record[index] = field }
    return instance
  }
}
