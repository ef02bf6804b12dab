import Code
import Machine
import Testing

@Suite struct LimitTests {
  private func endless(_ name: String = "endless") -> FunctionReference {
    let function = FunctionReference(name: name, origin: self as AnyObject)
    function.code = assemble(
      name: name, tables: Tables(functions: [function]), [op(.call, 0, 0, 1), op(.returnVoid)])
    return function
  }

  // MARK: Depth

  @Test func `recursion without end is a trap`() {
    let test = TestMachine()
    let trap = test.trap(endless())
    #expect(trap?.kind == .depthLimit)
    #expect(trap?.message == "call depth exceeds 10000 (--max-depth)")
    #expect(trap?.trace.count == 64)
    #expect(test.trap(endless())?.kind == .depthLimit)
  }

  @Test(arguments: [1, 2, 10, 16, 17, 100]) func `depth is exact`(_ depth: Int) {
    // down(n): n == 0 ? 0 : down(n - 1)
    let down = FunctionReference(name: "down", origin: self as AnyObject)
    down.code = assemble(
      name: "down", parameters: 1, tables: Tables(functions: [down]),
      [
        jump(.jumpEqualImmediate, 0, 0, to: "end"), op(.addImmediate, 3, 0, -1), op(.call, 1, 0, 3), label("end"),
        op(.returnVoid),
      ])
    let test = TestMachine(limits: Limits(depth: depth))
    #expect(test.trap(down, [Value(depth - 1)]) == nil)
    #expect(test.trap(down, [Value(depth)])?.kind == .depthLimit)
  }

  @Test func `recursion through natives counts too`() {
    let test = TestMachine(natives: ["call": { call in try call.machine.call(closure: call[0], call[0]) }])
    // { call($0) }, called with itself
    let body = function(
      parameters: 2, tables: Tables(natives: [NativeCall(name: "call", types: [], argumentCount: 1)]),
      [op(.borrow, 5, 0), op(.callNative, 3, 0, 5), op(.returnVoid)])
    let main = function(
      owned: [0], tables: Tables(functions: [body]),
      [
        op(.makeClosure, 0, 0, 1), op(.extra, 0), op(.borrow, 5, 0), op(.callClosure, 1, 0, 5), op(.release, 0),
        op(.returnVoid),
      ])
    #expect(test.trap(main)?.kind == .depthLimit)
    test.expectNothingAlive()
  }

  @Test func `recursion through deinits ends too`() {
    let test = TestMachine()
    let type = test.types.classType("C")
    type.deinitializer = function(
      parameters: 1, owned: [1], tables: Tables(types: [type]),
      [op(.makeInstance, 1, 0), op(.release, 1), op(.returnVoid)])
    let main = function(
      owned: [0], tables: Tables(types: [type]), [op(.makeInstance, 0, 0), op(.release, 0), op(.returnVoid)])
    #expect(test.trap(main)?.kind == .depthLimit)
    test.expectNothingAlive()
  }

  // MARK: Steps

  private let forever = function([label("again"), jump(.loop, to: "again")])

  @Test func `a loop without end is a trap when steps are limited`() {
    let test = TestMachine(limits: Limits(steps: 100_000))
    let trap = test.trap(forever)
    #expect(trap?.kind == .stepLimit)
    #expect(trap?.message == "the program took 100000 steps (--max-steps)")
    #expect(test.trap(function([op(.returnVoid)]))?.kind == .stepLimit, "the limit is for all calls together")
    test.machine.resetSteps()
    #expect(test.trap(function([op(.returnVoid)])) == nil)
  }

  @Test func `steps are counted exactly`() throws {
    let loop = function(
      parameters: 1, [loadInt(1, 0), label("body"), jump(.countLoop, 1, 0, to: "body"), op(.returnVoid)])
    let test = TestMachine(limits: Limits(steps: 1_000))
    // The call is one step, each turn but the first one more.
    try test.call(loop, [Value(500)])
    #expect(test.machine.steps == 500)
    try test.call(loop, [Value(500)])
    #expect(test.machine.steps == 1_000)
    #expect(test.trap(loop, [Value(1)])?.kind == .stepLimit)
  }

  // MARK: Interruption

  @Test func `an interruption ends a loop`() throws {
    let test = TestMachine(natives: [:])
    test.interruptFlag.pointee = 1
    let trap = test.trap(forever)
    #expect(trap?.kind == .interruption)
    #expect(test.interruptFlag.pointee == 0)
    #expect(test.trap(function([op(.returnVoid)])) == nil)
  }

  // MARK: Memory

  @Test func `a string that doubles for ever is a trap`() {
    let test = TestMachine(
      limits: Limits(memory: 512 << 20),
      natives: [
        "append": { call in
          let text = call[1].string
          try call.machine.reserve(text.utf8.count)
          (call.arguments + 0).uniqueString.value += text
          return .void
        }
      ])
    let main = function(
      owned: [0, 1],
      tables: Tables(
        constants: [.string("0123456789")],
        natives: [NativeCall(name: "append", types: [], argumentCount: 2, inoutArguments: 1)], accessEnds: [4: 5]),
      [
        op(.loadConstant, 0, 0), label("again"), op(.copy, 1, 0), op(.take, 5, 0), op(.borrow, 6, 1),
        op(.callNative, 4, 0, 5), op(.take, 0, 5), op(.release, 1), jump(.loop, to: "again"),
      ])
    let trap = test.trap(main)
    #expect(trap?.kind == .memoryLimit)
    #expect(trap?.message == "the program needs more than 512 MiB of memory (--max-memory)")
  }

  @Test func `records without end are a trap`() {
    let test = TestMachine(limits: Limits(memory: 300 << 20))
    let node = test.types.structure("Node", [("next", test.types.any)])
    let main = function(
      owned: [0, 1], tables: Tables(types: [node]),
      [op(.loadNil, 0, 0), label("again"), op(.makeRecord, 1, 0, 0), op(.take, 0, 1), jump(.loop, to: "again")])
    #expect(test.trap(main)?.kind == .memoryLimit)
    test.expectNothingAlive()
  }

  @Test func `a huge request is a trap before anything is allocated`() {
    let test = TestMachine(natives: [
      "reserve": { call in
        try call.machine.reserve(1 << 40)
        return .void
      }
    ])
    let main = function(
      tables: Tables(natives: [NativeCall(name: "reserve", types: [], argumentCount: 0)]),
      [op(.callNative, 0, 0, 1), op(.returnVoid)])
    #expect(test.trap(main)?.message == "the program needs more than 1 GiB of memory (--max-memory)")
  }
}
