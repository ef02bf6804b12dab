import Code
import Machine
import Testing

@Suite struct GlobalTests {
  let test = TestMachine()

  private func variable(_ name: String, _ type: RuntimeType, _ initializer: FunctionReference? = nil) -> GlobalVariable
  {
    GlobalVariable(name: name, type: type, initializer: initializer)
  }

  @Test func `a top-level variable is set by its declaration`() throws {
    let global = variable("x", test.types.string)
    let read = function(tables: Tables(globals: [global]), [op(.copyGlobal, 0, 0), op(.returnValue, 0)])
    #expect(test.trap(read)?.message == "'x' is used before its declaration has run")
    #expect(!global.isInitialized)
    let set = function(
      owned: [0], tables: Tables(constants: [.string("a")], globals: [global]),
      [op(.loadConstant, 0, 0), op(.setGlobal, 0, 0), op(.returnVoid)])
    try test.call(set)
    #expect(global.isInitialized)
    #expect(try test.call(read).string == "a")
    #expect(global.value.string == "a")
    try test.call(set)
    #expect(try test.call(read).string == "a")
  }

  @Test func `a trivial variable is zero before its declaration as in swiftc`() throws {
    let global = variable("n", test.types.int)
    let read = function(tables: Tables(globals: [global]), [op(.getGlobal, 0, 0), op(.returnCopy, 0)])
    #expect(try test.call(read).int == 0)
    #expect(!global.isInitialized)
    try test.call(function(tables: Tables(globals: [global]), [loadInt(0, 3), op(.setGlobal, 0, 0), op(.returnVoid)]))
    #expect(global.isInitialized)
    #expect(try test.call(read).int == 3)
    let take = function(
      tables: Tables(globals: [global]),
      [op(.takeGlobal, 0, 0), op(.addImmediate, 0, 0, 1), op(.putGlobal, 0, 0), op(.returnVoid)])
    try test.call(take)
    #expect(global.value.int == 4)
  }

  @Test func `an initializer runs once at the first use`() throws {
    let initializer = function(
      tables: Tables(
        constants: [.string("made")], natives: [NativeCall(name: "print", types: [], argumentCount: 1)]),
      [op(.borrowConstant, 3, 0), op(.callNative, 1, 0, 3), op(.loadConstant, 0, 0), op(.returnValue, 0)])
    let global = variable("shared", test.types.string, initializer)
    let read = function(
      tables: Tables(globals: [global]), [op(.initializeGlobal, 0, 0), op(.copyGlobal, 0, 0), op(.returnValue, 0)])
    #expect(test.output.isEmpty)
    #expect(try test.call(read).string == "made")
    #expect(try test.call(read).string == "made")
    #expect(test.output == ["made"])
  }

  @Test func `an initializer that needs itself is a trap`() throws {
    let initializer = FunctionReference(name: "initializer", origin: test)
    let global = variable("shared", test.types.string, initializer)
    initializer.code = assemble(
      tables: Tables(globals: [global]), [op(.initializeGlobal, 0, 0), op(.copyGlobal, 0, 0), op(.returnValue, 0)])
    let trap = test.trap(initializer)
    #expect(trap?.message == "the initial value of 'shared' depends on itself")
  }

  @Test func `a global that is being modified cannot be read`() throws {
    let global = variable("list", test.types.string)
    let code = function(
      owned: [0, 1], tables: Tables(constants: [.string("a")], globals: [global]),
      [
        op(.loadConstant, 0, 0), op(.setGlobal, 0, 0), op(.takeGlobal, 1, 0), op(.copyGlobal, 0, 0),
        op(.putGlobal, 1, 0),
        op(.returnVoid),
      ])
    #expect(
      test.trap(code)?.description == "Simultaneous accesses to list, but modification requires exclusive access")
  }
}
