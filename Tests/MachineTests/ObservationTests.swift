import Code
import Machine
import Testing

@Suite struct ObservationTests {
  let test = TestMachine()
  let observer = Recorder()

  private func program(_ lines: [Line]) throws -> (code: FunctionReference, instance: Value) {
    let type = test.types.classType("Counter", [("count", test.types.int)])
    let member = ObservedMember(name: "count", type: test.types.int, field: 0)
    let code = function(parameters: 1, tables: Tables(members: [member]), lines + [op(.returnVoid)])
    return (code, try TestMachine.instance(type, on: test, Value(1)))
  }

  @Test func `the observer hears of reads and writes`() throws {
    test.machine.observer = observer
    let (code, instance) = try program([
      op(.observeAccess, 0, 0), loadInt(1, 5), op(.observeWillSet, 0, 0, 1), op(.setField, 0, 0, 1),
      op(.observeDidSet, 0, 0), op(.observeEqual, 0, 0, 1), op(.observeWillModify, 0, 0),
    ])
    try test.call(code, [instance])
    #expect(
      observer.events == [
        "access Counter#1.count", "willSet Counter#1.count 5", "didSet Counter#1.count 5", "equal Counter#1.count 5",
        "willSet Counter#1.count in place",
      ])
  }

  @Test func `without an observer nothing happens`() throws {
    let (code, instance) = try program([
      op(.observeAccess, 0, 0), op(.observeWillModify, 0, 0), op(.observeDidSet, 0, 0),
    ])
    try test.call(code, [instance])
  }

  @Test func `a trap in an observer is one of the write`() throws {
    test.machine.observer = observer
    observer.failure = Trap("too much")
    let (code, instance) = try program([loadInt(1, 5), op(.observeWillSet, 0, 0, 1), op(.setField, 0, 0, 1)])
    let trap = test.trap(code, [instance])
    #expect(trap?.message == "too much")
    #expect(trap?.place.line == 2)
    #expect(instance.record[0].int == 1)
  }
}
