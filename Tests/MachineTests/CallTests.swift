import Code
import Machine
import Testing

@Suite struct CallTests {
  let test = TestMachine()

  @Test func recursion() throws {
    let fib = FunctionReference(name: "fib", origin: test)
    fib.code = assemble(
      name: "fib", parameters: 1, tables: Tables(functions: [fib]),
      [
        jump(.jumpNotLessImmediate, 0, 2, to: "recurse"), op(.returnCopy, 0), label("recurse"),
        op(.addImmediate, 4, 0, -1), op(.call, 2, 0, 4), op(.addImmediate, 4, 0, -2), op(.call, 3, 0, 4),
        op(.addInt, 2, 2, 3), op(.returnValue, 2),
      ])
    #expect(try test.call(fib, [Value(15)]).int == 610)
  }

  @Test func `a function is compiled once at its first call`() throws {
    let callee = FunctionReference(name: "callee", origin: test)
    test.provider.codes["callee"] = assemble([loadInt(0, 7), op(.returnCopy, 0)])
    let caller = function(
      tables: Tables(functions: [callee]),
      [op(.call, 0, 0, 2), op(.call, 1, 0, 2), op(.addInt, 0, 0, 1), op(.returnCopy, 0)])
    #expect(test.provider.compiled.isEmpty)
    #expect(try test.call(caller).int == 14)
    #expect(try test.call(caller).int == 14)
    #expect(test.provider.compiled == ["callee"])
  }

  @Test func `a failure to compile is a trap at the call`() {
    let caller = function(
      tables: Tables(functions: [FunctionReference(name: "unknown", origin: test)]),
      [loadInt(0, 1), op(.call, 0, 0, 2), op(.returnCopy, 0)])
    let trap = test.trap(caller)
    #expect(trap?.message == "no code for unknown")
    #expect(trap?.place.line == 2)
  }

  @Test func `new code of a function reaches callers that know the old`() throws {
    let old = assemble([loadInt(0, 1), op(.returnCopy, 0)])
    let callee = FunctionReference(old)
    let caller = function(tables: Tables(functions: [callee]), [op(.call, 0, 0, 1), op(.returnCopy, 0)])
    #expect(try test.call(caller).int == 1)
    test.provider.codes["f"] = assemble(registers: 300, [loadInt(0, 2), op(.returnCopy, 0)])
    callee.code = nil
    #expect(try test.call(caller).int == 2)
    #expect(try test.call(callee).int == 2)
    withExtendedLifetime(old) {}
  }

  @Test func `arguments are borrowed and forgotten`() throws {
    let type = test.types.classType("C", [("n", test.types.int)])
    let callee = function(parameters: 2, [op(.getField, 2, 0, 0), op(.addInt, 2, 2, 1), op(.returnCopy, 2)])
    let caller = function(
      owned: [0], tables: Tables(functions: [callee], types: [type]),
      [
        op(.makeInstance, 0, 0, 0), loadInt(1, 40), op(.setField, 0, 0, 1),
        op(.borrow, 5, 0), loadInt(6, 2), op(.call, 1, 0, 5),
        op(.copy, 5, 0), op(.release, 5),  // the register is empty again
        op(.release, 0), op(.returnCopy, 1),
      ])
    #expect(try test.call(caller).int == 42)
    test.expectNothingAlive()
  }

  @Test func `inout arguments stay in their registers`() throws {
    let append = function(
      parameters: 2, inouts: [0], owned: [0, 3],
      [op(.copy, 3, 1), op(.assign, 0, 3), op(.returnVoid)])
    let caller = function(
      owned: [0, 1], tables: Tables(constants: [.string("old"), .string("new")], functions: [append]),
      [
        op(.loadConstant, 0, 0), op(.loadConstant, 1, 1),
        op(.take, 5, 0), op(.borrow, 6, 1), op(.call, 4, 0, 5), op(.take, 0, 5),
        op(.release, 1), op(.returnValue, 0),
      ])
    #expect(try test.call(caller).string == "new")
    var arguments = [Value("a"), Value("b")]
    _ = try test.machine.call(append, changing: &arguments)
    #expect(arguments.map(\.string) == ["b", "b"])
  }

  @Test func `methods are found by the instance's own class`() throws {
    let base = test.types.classType("Base")
    base.methods = [function(parameters: 1, [loadInt(1, 1), op(.returnCopy, 1)])]
    let derived = test.types.classType("Derived", superclass: base)
    derived.methods = [function(parameters: 1, [loadInt(1, 2), op(.returnCopy, 1)])]
    for (type, result) in [(base, 1), (derived, 2), (derived, 2)] {
      let caller = function(
        owned: [0], tables: Tables(types: [type]),
        [op(.makeInstance, 0, 0), op(.borrow, 4, 0), op(.callMethod, 1, 0, 4), op(.release, 0), op(.returnCopy, 1)])
      #expect(try test.call(caller).int == result)
    }
    test.expectNothingAlive()
  }

  @Test func `closures see their captures`() throws {
    // { add($0) to a captured variable and return it }
    let body = function(
      parameters: 2,
      [
        op(.borrowField, 2, 1, 0), op(.getField, 3, 2, 0), op(.addInt, 3, 3, 0), op(.setField, 2, 0, 3),
        op(.forget, 2), op(.returnCopy, 3),
      ])
    let maker = function(
      owned: [1, 2], tables: Tables(functions: [body]),
      [loadInt(3, 10), op(.makeCell, 4, 3), op(.makeClosure, 1, 0, 4), op(.extra, 1), op(.returnValue, 1)])
    do {
      let closure = try test.call(maker)
      #expect(try test.machine.call(closure: closure, Value(5)).int == 15)
      #expect(try test.machine.call(closure: closure, [Value(5)]).int == 20)
      let caller = function(
        parameters: 1, [loadInt(4, 2), op(.callClosure, 1, 0, 4), op(.returnCopy, 1)])
      #expect(try test.call(caller, [closure]).int == 22)
      #expect(test.machine.heap.recordCount == 2)
    }
    test.expectNothingAlive()
  }

  @Test func `natives get arguments and types`() throws {
    let test = TestMachine(natives: [
      "describe": { call in Value(try call.machine.describe(call[0], call.types[0])) },
      "append": { call in
        (call.arguments + 0).uniqueString.value += call[1].string
        return .void
      },
    ])
    let describe = function(
      parameters: 1,
      tables: Tables(natives: [NativeCall(name: "describe", types: [test.types.bool], argumentCount: 1)]),
      [op(.move, 3, 0), op(.callNative, 1, 0, 3), op(.returnValue, 1)])
    #expect(try test.call(describe, [Value(true)]).string == "true")

    let append = function(
      owned: [0],
      tables: Tables(
        constants: [.string("a"), .string("b")],
        natives: [NativeCall(name: "append", types: [], argumentCount: 2, inoutArguments: 1)]),
      [
        op(.loadConstant, 0, 0), op(.take, 3, 0), op(.borrowConstant, 4, 1), op(.callNative, 1, 0, 3), op(.take, 0, 3),
        op(.returnValue, 0),
      ])
    #expect(try test.call(append).string == "ab")
    #expect(try test.call(append).string == "ab", "the constant is not changed in place")
  }

  @Test func `an unknown native is named`() {
    let caller = function(
      tables: Tables(natives: [NativeCall(name: "Array.fly()", types: [], argumentCount: 0)]),
      [op(.callNative, 0, 0, 1), op(.returnVoid)])
    #expect(test.trap(caller)?.message == "'Array.fly()' is not in the library")
  }

  @Test func `natives call back`() throws {
    let test = TestMachine(natives: [
      "twice": { call in
        try call.machine.call(closure: call[0], call.machine.call(closure: call[0], call[1]))
      }
    ])
    let double = function(parameters: 2, [op(.addInt, 2, 0, 0), op(.returnCopy, 2)])
    let caller = function(
      owned: [0],
      tables: Tables(functions: [double], natives: [NativeCall(name: "twice", types: [], argumentCount: 2)]),
      [
        op(.makeClosure, 0, 0, 1), op(.extra, 0), op(.borrow, 4, 0), loadInt(5, 3), op(.callNative, 1, 0, 4),
        op(.release, 0), op(.returnCopy, 1),
      ])
    #expect(try test.call(caller).int == 12)
    test.expectNothingAlive()
  }

  @Test func `more registers than a fiber begins with`() throws {
    let inner = function(parameters: 1, registers: 5_000, [op(.move, 4_999, 0), op(.returnCopy, 4_999)])
    let outer = function(
      parameters: 1, registers: 300, tables: Tables(functions: [inner]),
      [op(.move, 299, 0), op(.call, 1, 0, 299), op(.addInt, 1, 1, 0), op(.returnCopy, 1)])
    #expect(try test.call(outer, [Value(21)]).int == 42)
  }
}
