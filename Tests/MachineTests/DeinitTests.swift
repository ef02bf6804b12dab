import Code
import Machine
import Testing

@Suite struct DeinitTests {
  let test = TestMachine()

  /// A class whose deinit prints its name.
  private func printing(
    _ name: String, _ fields: [(String, RuntimeType)] = [], superclass: RuntimeType? = nil
  ) -> RuntimeType {
    let type = test.types.classType(name, fields, superclass: superclass)
    type.deinitializer = function(
      parameters: 1,
      tables: Tables(
        constants: [.string(name)], natives: [NativeCall(name: "print", types: [], argumentCount: 1)]),
      [op(.borrowConstant, 3, 0), op(.callNative, 1, 0, 3), op(.returnVoid)])
    return type
  }

  private func instance(_ type: RuntimeType, _ fields: Value...) throws -> Value {
    let make = function(tables: Tables(types: [type]), [op(.makeInstance, 0, 0), op(.returnValue, 0)])
    let instance = try test.call(make)
    for (index, field) in fields.enumerated() { instance.record[index] = field }
    return instance
  }

  @Test func `bodies run subclass first then fields superclass first`() throws {
    // As swiftc: B body, A body, A's fields, B's fields.
    let field = test.types.any
    let base = printing("A", [("f", field), ("g", field)])
    let derived = printing("B", [("h", field)], superclass: base)
    _ = try instance(
      derived, instance(printing("A.f")), instance(printing("A.g")), instance(printing("B.h")))
    #expect(test.output == ["B", "A", "A.f", "A.g", "B.h"])
    test.expectNothingAlive()
  }

  @Test func `each field is destroyed completely before the next`() throws {
    let any = test.types.any
    func node(_ name: String, _ children: Value...) throws -> Value {
      let node = try instance(printing(name, children.map { _ in ("child", any) }))
      for (index, child) in children.enumerated() { node.record[index] = child }
      return node
    }
    _ = try node("1", node("2", node("3"), node("4")), node("5", node("6")))
    #expect(test.output == ["1", "2", "3", "4", "5", "6"])
    test.expectNothingAlive()
  }

  @Test func `elements of arrays are destroyed in order with their fields`() throws {
    let any = test.types.any
    let owner = printing("owner", [("list", any), ("last", any)])
    func child(_ name: String) throws -> Value {
      try instance(printing(name, [("kid", any)]), instance(printing(name + ".kid")))
    }
    _ = try instance(owner, Value([child("1"), child("2")]), child("3"))
    #expect(test.output == ["owner", "1", "1.kid", "2", "2.kid", "3", "3.kid"])
    test.expectNothingAlive()
  }

  @Test func `a partial instance is released without deinit`() throws {
    let type = printing("C", [("f", test.types.any)])
    let part = printing("part")
    let code = function(
      owned: [0, 1], tables: Tables(types: [type, part]),
      [
        op(.makeInstance, 0, 0, 1), op(.makeInstance, 1, 1, 0), op(.assignField, 0, 0, 1), op(.release, 0),
        op(.makeInstance, 0, 0, 1), op(.initialized, 0), op(.release, 0), op(.returnVoid),
      ])
    try test.call(code)
    #expect(test.output == ["part", "C"])
    test.expectNothingAlive()
  }

  @Test func `self may be retained in deinit as long as it is released`() throws {
    let type = test.types.classType("C", [("name", test.types.string)])
    type.deinitializer = function(
      parameters: 1, owned: [1, 2],
      tables: Tables(natives: [NativeCall(name: "print", types: [], argumentCount: 1)]),
      [
        op(.copy, 1, 0), op(.copyField, 2, 1, 0), op(.release, 1), op(.borrow, 5, 2), op(.callNative, 3, 0, 5),
        op(.release, 2), op(.returnVoid),
      ])
    _ = try instance(type, Value("still here"))
    #expect(test.output == ["still here"])
    test.expectNothingAlive()
  }

  @Test func `self that escapes from deinit is a trap`() throws {
    let type = test.types.classType("C", [("n", test.types.int)])
    let global = GlobalVariable(name: "kept", type: type, initializer: nil)
    type.deinitializer = function(
      parameters: 1, owned: [1], tables: Tables(globals: [global]),
      [op(.copy, 1, 0), op(.setGlobal, 1, 0), op(.returnVoid)])
    let code = function(
      owned: [0], tables: Tables(types: [type]),
      [op(.makeInstance, 0, 0), loadInt(1, 7), op(.setField, 0, 0, 1), op(.release, 0), op(.returnVoid)])
    let trap = test.trap(code)
    #expect(trap?.message.hasPrefix("Object of class C deallocated with non-zero retain count 2") == true)
    #expect(global.value.record[0].int == 7, "what escaped is whole")
    global.value = .void
    test.expectNothingAlive()
  }

  @Test func `a trap in deinit stops the program at its next step`() throws {
    let type = test.types.classType("C")
    type.deinitializer = function(name: "C.deinit", parameters: 1, [loadInt(1, 1), op(.trap, 0, 0), op(.returnVoid)])
    let print = NativeCall(name: "print", types: [], argumentCount: 1)
    let code = function(
      owned: [0], tables: Tables(constants: [.string("after")], types: [type], natives: [print]),
      [
        op(.makeInstance, 0, 0), op(.release, 0), op(.borrowConstant, 3, 0), op(.callNative, 1, 0, 3), op(.returnVoid),
      ])
    let trap = test.trap(code)
    #expect(trap?.trace.first?.function == "C.deinit")
    #expect(test.output.isEmpty)
    test.expectNothingAlive()
    // Outside any call as well, and only once.
    let last = function(
      owned: [0], tables: Tables(types: [type]), [op(.makeInstance, 0, 0), op(.release, 0), op(.returnVoid)])
    #expect(test.trap(last) != nil)
    #expect(test.trap(function([op(.returnVoid)])) == nil)
  }

  /// A list of so many nodes, made and released.
  private func list(of node: RuntimeType, _ count: Int) -> FunctionReference {
    function(
      owned: [0, 1], tables: Tables(types: [node]),
      [
        loadInt(2, 0), loadInt(3, count), op(.loadNil, 0, 0),
        label("next"), op(.makeInstance, 1, 0), op(.assignField, 1, 0, 0), op(.take, 0, 1),
        jump(.countLoop, 2, 3, to: "next"), op(.release, 0), op(.returnVoid),
      ])
  }

  @Test func `a list of a million nodes is taken apart without recursion`() throws {
    try test.call(list(of: test.types.classType("Node", [("next", test.types.any)]), 1_000_000))
    test.expectNothingAlive()
  }

  @Test func `a list of nodes that have deinits is too`() throws {
    var count = 0
    let test = TestMachine(natives: [
      "count": { _ in
        count += 1
        return .void
      }
    ])
    let node = test.types.classType("Node", [("next", test.types.any)])
    node.deinitializer = function(
      parameters: 1, tables: Tables(natives: [NativeCall(name: "count", types: [], argumentCount: 0)]),
      [op(.callNative, 1, 0, 3), op(.returnVoid)])
    try test.call(list(of: node, 100_000))
    #expect(count == 100_000)
    test.expectNothingAlive()
  }

  @Test func `a deep tree through arrays is taken apart without recursion`() throws {
    let node = test.types.structure("Node", [("children", test.types.any)])
    var tree = try test.machine.makeRecord(node, [Value([])])
    for _ in 0..<300_000 { tree = try test.machine.makeRecord(node, [Value([tree])]) }
    #expect(test.machine.heap.recordCount == 300_001)
    tree = .void
    test.expectNothingAlive()
  }

  @Test func `the observer is told of instances with state and on wish of all`() throws {
    let observer = Recorder()
    test.machine.observer = observer
    let plain = test.types.classType("Plain")
    let tracked = printing("Tracked")
    _ = try instance(plain)
    let value = try instance(tracked)
    value.record.extra = observer
    #expect(observer.events.isEmpty)
    do {
      let last = value
      _ = last
    }
    test.machine.reportsInstances = true
    _ = try instance(plain)
    #expect(observer.events == ["created Plain#2", "destroyed Plain#2"])
  }

  @Test func `the observer hears of a tracked instance after its deinit`() throws {
    let observer = Recorder()
    test.machine.observer = observer
    let tracked = printing("Tracked")
    do {
      let value = try instance(tracked)
      value.record.extra = observer
    }
    #expect(test.output == ["Tracked"])
    #expect(observer.events == ["gone Tracked#1"])
    test.expectNothingAlive()
  }
}

/// Notes what an observer is told.
final class Recorder: ObservationDelegate {
  var events: [String] = []
  /// Thrown by the next `willSet`.
  var failure: (any Error)?

  private func name(_ instance: Record) -> String { "\(instance.type.name)#\(instance.number)" }

  func access(_ instance: Record, _ member: ObservedMember) { events.append("access \(name(instance)).\(member.name)") }
  func willSet(_ instance: Record, _ member: ObservedMember, new: Value?) throws {
    if let failure { throw failure }
    events.append("willSet \(name(instance)).\(member.name) \(new.map { "\($0.int)" } ?? "in place")")
  }
  func didSet(_ instance: Record, _ member: ObservedMember) throws {
    events.append("didSet \(name(instance)).\(member.name) \(instance[member.field].int)")
  }
  func equalWrite(_ instance: Record, _ member: ObservedMember, new: Value) {
    events.append("equal \(name(instance)).\(member.name) \(new.int)")
  }
  func willDeallocate(_ instance: Record) { events.append("gone \(name(instance))") }
  func didCreate(_ instance: Record) { events.append("created \(name(instance))") }
  func didDestroy(_ type: RuntimeType, number: Int) { events.append("destroyed \(type.name)#\(number)") }
}
