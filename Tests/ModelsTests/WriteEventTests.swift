import Testing
import Trace

@testable import Models

/// Exact events of reads and writes.
@Suite struct WriteEventTests {
  let model = ObservedModel()
  private let count = PropertyRef(object: "Counter#1", member: "count")

  @Test func `an assignment nobody reads`() {
    model.setCount(of: model.make(), to: 1)
    #expect(
      model.takeEvents() == [
        .willSet(count, old: "0", new: "1", invalidates: []), .didSet(count, old: "0", new: "1"),
      ])
  }

  @Test func `an assignment that makes views stale once`() {
    let counter = model.make()
    let (title, badge) = (Probe("Title", order: 2, model), Probe("Badge", order: 1, model))
    for view in [title, badge] { view.run { _ = model.count(of: counter) } }
    model.setCount(of: counter, to: 1)
    model.setCount(of: counter, to: 2)
    #expect(
      model.takeEvents() == [
        .willSet(count, old: "0", new: "1", invalidates: ["Badge", "Title"]), .didSet(count, old: "0", new: "1"),
        .willSet(count, old: "1", new: "2", invalidates: []), .didSet(count, old: "1", new: "2"),
      ])
  }

  @Test func `an equal write is one event`() {
    model.setCount(of: model.make(), to: 0)
    #expect(model.takeEvents() == [.equalWrite(count, old: "0", new: "0")])
  }

  @Test func `a change in place knows its new value when nothing comes between`() {
    model.changeCount(of: model.make(), by: 5)
    #expect(
      model.takeEvents() == [
        .willSet(count, old: "0", new: "5", invalidates: []), .didSet(count, old: "0", new: "5"),
      ])
  }

  @Test func `a change in place is shown without new value when the print comes first`() {
    let counter = model.make()
    try? model.bridge.willSet(counter, .init(name: "count", type: model.int, field: 0), new: nil)
    model.sink.release()
    #expect(model.takeEvents() == [.willSet(count, old: "0", new: "…", invalidates: [])])
  }

  @Test func `with the trace off nothing is said but all is remembered`() {
    model.sink.level = .off
    let counter = model.make()
    model.setCount(of: counter, to: 1)
    model.setCount(of: counter, to: 1)
    #expect(model.takeEvents().isEmpty)
    #expect(model.bridge.history.counts.assignments == 1)
    #expect(model.bridge.history.counts.equalWrites == 1)
    #expect(model.bridge.history.writes.map { model.bridge.reference($0) } == [count])
  }

  @Test func `reads are shown at all once`() {
    model.sink.level = .all
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run {
      _ = model.count(of: counter)
      _ = model.count(of: counter)
    }
    #expect(model.takeEvents() == [.access(count, by: .view("Badge"))])
  }

  @Test func `the history of a turn is bounded and says so`() {
    let counters = (0..<1_100).map { _ in model.make() }
    for counter in counters { model.setCount(of: counter, to: 1) }
    #expect(model.bridge.history.writes.count == 1_000)
    #expect(model.bridge.history.writesNotKept == 100)
    model.bridge.beginTurn()
    #expect(model.bridge.history.writes.isEmpty)
  }

  @Test func `the last write of a member is equal only if none of its turn was told`() {
    let counter = model.make()
    model.setCount(of: counter, to: 1)
    model.setCount(of: counter, to: 1)
    let instance = model.bridge.instance(of: counter)
    let member = MemberID(field: 0)
    #expect(instance.lastWrite(of: member)?.kind == .assigned)
    model.bridge.beginTurn()
    model.setCount(of: counter, to: 1)
    #expect(instance.lastWrite(of: member)?.kind == .equal)
    #expect(instance.lastWrite(of: MemberID(field: 1)) == nil)
  }
}
