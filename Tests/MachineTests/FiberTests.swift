import Code
import Machine
import Testing

@Suite struct FiberTests {
  let test = TestMachine(natives: ["park": { call in throw Park(reason: call[0].object) }])

  private func closure(_ body: FunctionReference) throws -> Value {
    try test.call(
      function(tables: Tables(functions: [body]), [op(.makeClosure, 0, 0, 1), op(.extra, 0), op(.returnValue, 0)]))
  }

  private let park = [NativeCall(name: "park", types: [], argumentCount: 1)]

  /// Waits with a text as the reason, adds 1 to what comes, waits again, returns.
  private var waiting: FunctionReference {
    function(
      parameters: 1, owned: [1], tables: Tables(constants: [.string("held")], natives: park),
      [
        op(.loadConstant, 1, 0), op(.borrowConstant, 4, 0), op(.callNative, 3, 0, 4), op(.addImmediate, 3, 3, 1),
        op(.borrowConstant, 4, 0), op(.callNative, 2, 0, 4), op(.release, 1), op(.returnCopy, 3),
      ])
  }

  @Test func `a fiber is parked and resumed`() throws {
    do {
      let fiber = try test.machine.makeFiber(closure: closure(waiting))
      guard case .suspended(let reason) = try test.machine.resume(fiber) else { return #expect(Bool(false)) }
      #expect((reason as? StringBox)?.value == "held")
      // Others run meanwhile.
      #expect(try test.call(function([loadInt(0, 3), op(.returnCopy, 0)])).int == 3)
      guard case .suspended = try test.machine.resume(fiber, with: .value(Value(41))) else {
        return #expect(Bool(false))
      }
      guard case .returned(let value) = try test.machine.resume(fiber, with: .value(.void)) else {
        return #expect(Bool(false))
      }
      #expect(value.int == 42)
    }
    test.expectNothingAlive()
  }

  @Test func `a native parks its caller`() throws {
    let body = function(
      parameters: 1, owned: [1],
      tables: Tables(constants: [.string("reason")], natives: park),
      [op(.borrowConstant, 4, 0), op(.callNative, 1, 0, 4), op(.returnValue, 1)])
    do {
      let fiber = try test.machine.makeFiber(closure: closure(body))
      guard case .suspended(let reason) = try test.machine.resume(fiber) else { return #expect(Bool(false)) }
      #expect((reason as? StringBox)?.value == "reason")
      guard case .returned(let value) = try test.machine.resume(fiber, with: .value(Value("result"))) else {
        return #expect(Bool(false))
      }
      #expect(value.string == "result")
    }
    test.expectNothingAlive()
  }

  @Test func `an error can be what a fiber is resumed with`() throws {
    let body = function(
      parameters: 1, owned: [1], tables: Tables(natives: park),
      [
        loadInt(4, 7), op(.callNative, 3, 0, 4), jump(.onError, 1, to: "handler"), op(.returnVoid),
        label("handler"), op(.getField, 3, 1, 0), op(.release, 1), op(.returnCopy, 3),
      ])
    do {
      let fiber = try test.machine.makeFiber(closure: closure(body))
      _ = try test.machine.resume(fiber)
      let error = test.machine.makeExistential(Value(9), test.types.int)
      guard case .returned(let value) = try test.machine.resume(fiber, with: .error(error)) else {
        return #expect(Bool(false))
      }
      #expect(value.int == 9)
    }
    test.expectNothingAlive()
  }

  @Test func `a discarded fiber releases what it holds`() throws {
    let type = test.types.classType("C")
    let body = function(
      parameters: 1, owned: [1], tables: Tables(types: [type], natives: park),
      [op(.makeInstance, 1, 0), loadInt(4, 7), op(.callNative, 2, 0, 4), op(.release, 1), op(.returnVoid)])
    do {
      let fiber = try test.machine.makeFiber(closure: closure(body))
      _ = try test.machine.resume(fiber)
      #expect(test.machine.heap.recordCount == 2)
      test.machine.discard(fiber)
      #expect(test.machine.heap.recordCount == 1)
    }
    test.expectNothingAlive()
  }

  @Test func `a function that a library function calls cannot wait`() throws {
    let test = TestMachine(natives: [
      "forward": { call in try call.machine.call(closure: call[0]) }, "park": { _ in throw Park(reason: nil) },
    ])
    let body = function(
      parameters: 1, tables: Tables(natives: park), [loadInt(4, 7), op(.callNative, 2, 0, 4), op(.returnVoid)])
    let main = function(
      owned: [0],
      tables: Tables(functions: [body], natives: [NativeCall(name: "forward", types: [], argumentCount: 1)]),
      [
        op(.makeClosure, 0, 0, 1), op(.extra, 0), op(.borrow, 4, 0), op(.callNative, 1, 0, 4), op(.release, 0),
        op(.returnVoid),
      ])
    #expect(test.trap(main)?.message == "'await' inside a function that the library calls and that cannot wait")
    test.expectNothingAlive()
  }
}
