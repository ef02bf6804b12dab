import Code
import Machine
import Testing

@Suite struct RecordTests {
  let test = TestMachine()

  @Test func `structs are copied before they change if shared`() throws {
    let point = test.types.structure("Point", [("x", test.types.int), ("y", test.types.int)])
    // var a = Point(x: 1, y: 2); var b = a; b.x = 5; return a.x * 10 + b.x
    let code = function(
      owned: [0, 1], tables: Tables(types: [point]),
      [
        loadInt(5, 1), loadInt(6, 2), op(.makeRecord, 0, 0, 5), op(.copy, 1, 0), op(.unique, 1), loadInt(5, 5),
        op(.setField, 1, 0, 5), op(.getField, 5, 0, 0), op(.getField, 6, 1, 0), loadInt(7, 10),
        op(.multiplyInt, 5, 5, 7), op(.addInt, 5, 5, 6), op(.release, 1), op(.release, 0), op(.returnCopy, 5),
      ])
    #expect(try test.call(code).int == 15)
    test.expectNothingAlive()
  }

  @Test func `a record that is not shared stays where it is`() throws {
    let type = test.types.structure("S", [("n", test.types.int)])
    let code = function(
      owned: [0], tables: Tables(types: [type]),
      [
        loadInt(5, 1), op(.makeRecord, 0, 0, 5), op(.borrow, 1, 0), op(.unique, 0), op(.identical, 2, 0, 1),
        op(.forget, 1), op(.release, 0), op(.returnCopy, 2),
      ])
    #expect(try test.call(code).bool)
  }

  @Test func `fields are counted as they move`() throws {
    let type = test.types.classType("C", [("name", test.types.string)])
    let code = function(
      owned: [0, 1, 2], tables: Tables(constants: [.string("a"), .string("b")], types: [type]),
      [
        op(.makeInstance, 0, 0), op(.loadConstant, 1, 0), op(.assignField, 0, 0, 1), op(.loadConstant, 1, 1),
        op(.assignField, 0, 0, 1), op(.takeField, 2, 0, 0), op(.putField, 0, 0, 2), op(.copyField, 2, 0, 0),
        op(.release, 0), op(.returnValue, 2),
      ])
    #expect(try test.call(code).string == "b")
    test.expectNothingAlive()
  }

  @Test(arguments: [
    op(.copyField, 3, 0, 0), op(.borrowField, 3, 0, 0), op(.getField, 3, 0, 0), op(.takeField, 3, 0, 0),
    op(.setField, 0, 0, 3), op(.assignField, 0, 0, 3),
  ])
  func `a field that is being modified cannot be used`(_ access: Line) throws {
    let type = test.types.classType("Counter", [("count", test.types.int)])
    let code = function(
      owned: [0, 2], tables: Tables(types: [type]),
      [
        op(.makeInstance, 0, 0), op(.takeField, 2, 0, 0), access, op(.putField, 0, 0, 2), op(.release, 0),
        op(.returnVoid),
      ])
    let trap = test.trap(code)
    #expect(
      trap?.description
        == "Simultaneous accesses to Counter#1.count, but modification requires exclusive access")
    test.expectNothingAlive()
  }

  @Test func payloads() throws {
    let payload = test.types.tuple([("radius", test.types.int)])
    let code = function(
      owned: [0, 1], tables: Tables(types: [payload]),
      [
        loadInt(5, 7), op(.makeRecord, 1, 0, 5), op(.makeCase, 0, 1, 3), op(.borrowPayload, 2, 0),
        op(.getField, 5, 2, 0),
        op(.forget, 2), op(.move, 6, 0), op(.release, 0), loadInt(7, 10), op(.multiplyInt, 6, 6, 7),
        op(.addInt, 5, 5, 6), op(.returnCopy, 5),
      ])
    #expect(try test.call(code).int == 37)
    test.expectNothingAlive()
  }

  @Test func `weak references are nil once their object is gone`() throws {
    let type = test.types.classType("C")
    let code = function(
      owned: [0, 1, 2, 3], tables: Tables(types: [type]),
      [
        op(.makeInstance, 0, 0), op(.makeWeak, 1, 0, 0), op(.loadWeak, 2, 1, 0), op(.identical, 5, 0, 2),
        op(.release, 2), op(.release, 0), op(.loadWeak, 3, 1, 0), loadInt(6, 0), jump(.jumpNotNil, 3, to: "alive"),
        loadInt(6, 1), label("alive"), op(.release, 3), op(.release, 1), op(.andBits, 5, 5, 6), op(.returnCopy, 5),
      ])
    #expect(try test.call(code).bool)
    test.expectNothingAlive()
  }

  @Test func `a weak existential is one to the instance in it`() throws {
    let type = test.types.classType("C")
    let code = function(
      parameters: 1, owned: [1, 2],
      tables: Tables(types: [type]),
      [
        op(.copy, 5, 0), op(.makeExistential, 2, 0, 5), op(.makeWeak, 1, 2, 0), op(.release, 2), op(.loadWeak, 2, 1, 0),
        op(.release, 1), op(.returnValue, 2),
      ])
    do {
      let instance = try TestMachine.instance(type, on: test)
      let existential = try test.call(code, [instance])
      #expect(existential.record[0].object === instance.object)
      #expect(existential.record.type === type)
    }
    test.expectNothingAlive()
  }

  @Test func `a weak reference to nil is nil`() throws {
    let code = function(
      owned: [0, 1],
      [
        op(.loadNil, 0, 0), op(.makeWeak, 1, 0, 0), op(.release, 0), op(.loadWeak, 0, 1, 0), op(.release, 1),
        op(.returnValue, 0),
      ])
    #expect(try test.call(code).isNil)
  }

  @Test func `an unowned reference traps once its object is gone`() throws {
    let type = test.types.classType("C")
    let code = function(
      owned: [0, 1, 2], tables: Tables(types: [type]),
      [
        op(.makeInstance, 0, 0), op(.makeWeak, 1, 0, 1), op(.loadWeak, 2, 1, 1), op(.release, 2), op(.release, 0),
        op(.loadWeak, 2, 1, 1), op(.returnVoid),
      ])
    let trap = test.trap(code)
    #expect(trap?.message == "Attempted to read an unowned reference but the object was already destroyed")
    #expect(trap?.place.line == 6)
    test.expectNothingAlive()
  }

  @Test func `instances are numbered by type and found while they live`() throws {
    let a = test.types.classType("A")
    let b = test.types.classType("B")
    let makeA = function(tables: Tables(types: [a]), [op(.makeInstance, 0, 0), op(.returnValue, 0)])
    let makeB = function(tables: Tables(types: [b]), [op(.makeInstance, 0, 0), op(.returnValue, 0)])
    var kept = [try test.call(makeA), try test.call(makeB), try test.call(makeA), try test.call(makeA)]
    #expect(kept.map(\.record.number) == [1, 1, 2, 3])
    kept.remove(at: 0)
    kept.remove(at: 1)
    var alive: Set<String> = []
    test.machine.heap.forEachInstance { alive.insert("\($0.type.name)#\($0.number)") }
    #expect(alive == ["B#1", "A#3"])
    kept = []
    test.machine.heap.forEachInstance { _ in Issue.record("nobody should be left") }
    #expect(try test.call(makeA).record.number == 4)
  }

  @Test func `records may outlive their machine`() throws {
    var kept: Value?
    do {
      let test = TestMachine()
      let type = test.types.classType("C", [("name", test.types.string)])
      type.deinitializer = function(parameters: 1, [op(.trap, 0, 0), op(.returnVoid)])
      let make = function(
        owned: [1], tables: Tables(constants: [.string("x")], types: [type]),
        [op(.makeInstance, 0, 0), op(.loadConstant, 1, 0), op(.assignField, 0, 0, 1), op(.returnValue, 0)])
      kept = try test.call(make)
    }
    #expect(kept?.record[0].string == "x")
    kept = nil
  }
}
