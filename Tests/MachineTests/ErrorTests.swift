import Code
import Machine
import Testing

@Suite struct ErrorTests {
  let test = TestMachine(natives: [
    "throw": { call in throw ThrownError(value: call.machine.makeExistential(Value(7), call.types[0])) }
  ])

  /// `throws`: throws the Int argument as an existential.
  private var thrower: FunctionReference {
    function(
      name: "thrower", parameters: 1, owned: [1], tables: Tables(types: [test.types.int]),
      [op(.move, 2, 0), op(.makeExistential, 1, 0, 2), op(.throwError, 1)])
  }

  /// Calls, and returns the error's number plus 100, or 1.
  private func catching(_ callee: FunctionReference) -> FunctionReference {
    function(
      parameters: 1, owned: [1, 3], tables: Tables(functions: [callee]),
      [
        op(.move, 4, 0), op(.call, 2, 0, 4), jump(.onError, 1, to: "handler"), loadInt(2, 1), op(.returnCopy, 2),
        label("handler"), op(.getField, 2, 1, 0), op(.release, 1), op(.addImmediate, 2, 2, 100), op(.returnCopy, 2),
      ])
  }

  @Test func `errors are caught`() throws {
    #expect(try test.call(catching(thrower), [Value(5)]).int == 105)
    #expect(try test.call(catching(function(parameters: 1, [op(.returnVoid)])), [Value(5)]).int == 1)
    test.expectNothingAlive()
  }

  @Test func `errors pass through functions that do not catch`() throws {
    var callee = thrower
    for _ in 0..<100 {
      callee = function(
        parameters: 1, owned: [1], tables: Tables(constants: [.string("local")], functions: [callee]),
        [
          op(.loadConstant, 1, 0), op(.move, 4, 0), op(.call, 2, 0, 4), jump(.onError, 3, to: "pad"), op(.release, 1),
          op(.returnVoid), label("pad"), op(.release, 1), op(.throwError, 3),
        ])
    }
    #expect(try test.call(catching(callee), [Value(5)]).int == 105)
    test.expectNothingAlive()
  }

  @Test func `an error that nobody catches leaves the machine`() throws {
    do {
      let error = #expect(throws: ThrownError.self) { try test.call(thrower, [Value(5)]) }
      #expect(error?.value.record[0].int == 5)
    }
    test.expectNothingAlive()
  }

  @Test func `natives throw errors of the program`() throws {
    let caller = function(
      owned: [1], tables: Tables(natives: [NativeCall(name: "throw", types: [test.types.int], argumentCount: 1)]),
      [
        op(.callNative, 2, 0, 4), jump(.onError, 1, to: "handler"), loadInt(2, 1), op(.returnCopy, 2),
        label("handler"), op(.getField, 2, 1, 0), op(.release, 1), op(.returnCopy, 2),
      ])
    #expect(try test.call(caller).int == 7)
    test.expectNothingAlive()
  }

  @Test func `errors cross natives`() throws {
    let test = TestMachine(natives: ["forward": { call in try call.machine.call(closure: call[0], call[1]) }])
    let body = function(
      parameters: 2, owned: [1], tables: Tables(types: [test.types.int]),
      [op(.move, 2, 0), op(.makeExistential, 3, 0, 2), op(.throwError, 3)])
    let caller = function(
      owned: [0, 1],
      tables: Tables(functions: [body], natives: [NativeCall(name: "forward", types: [], argumentCount: 2)]),
      [
        op(.makeClosure, 0, 0, 1), op(.extra, 0), op(.borrow, 4, 0), loadInt(5, 3), op(.callNative, 2, 0, 4),
        jump(.onError, 1, to: "handler"), op(.trap, 0, 0), label("handler"), op(.getField, 2, 1, 0), op(.release, 1),
        op(.release, 0), op(.returnCopy, 2),
      ])
    #expect(try test.call(caller).int == 3)
    test.expectNothingAlive()
  }

  @Test func `values moved out return before the error is handled`() throws {
    let type = test.types.classType("C", [("name", test.types.string)])
    let fail = function(
      parameters: 1, inouts: [0], owned: [0, 1],
      tables: Tables(constants: [.string("changed")], types: [test.types.int]),
      [
        op(.loadConstant, 1, 0), op(.assign, 0, 1), loadInt(2, 1), op(.makeExistential, 1, 0, 2), op(.throwError, 1),
      ])
    let caller = function(
      owned: [0, 1, 3], tables: Tables(constants: [.string("before")], functions: [fail], types: [type]),
      [
        op(.makeInstance, 0, 0), op(.loadConstant, 1, 0), op(.assignField, 0, 0, 1),
        op(.takeField, 5, 0, 0), op(.call, 4, 0, 5), op(.putField, 0, 0, 5), jump(.onError, 3, to: "handler"),
        op(.trap, 0, 0),
        label("handler"), op(.release, 3), op(.copyField, 1, 0, 0), op(.release, 0), op(.returnValue, 1),
      ])
    #expect(try test.call(caller).string == "changed")
    test.expectNothingAlive()
  }
}
