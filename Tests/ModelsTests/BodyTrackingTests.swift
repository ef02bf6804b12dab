import Machine
import Testing
import Trace

@testable import Models

@Suite struct BodyTrackingTests {
  let model = ObservedModel()

  @Test func `a body depends on what it reads`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    #expect(badge.reads == ["Counter#1.count"])
    model.setCount(of: counter, to: 1)
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func `a write of another property reaches nobody`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    counter[1] = counter[1]
    try? model.bridge.willSet(counter, .init(name: "label", type: model.string, field: 1), new: counter[1])
    #expect(badge.invalidations.isEmpty)
  }

  @Test func `a write of the same property of another instance reaches nobody`() {
    let (first, second) = (model.make(), model.make())
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: first) }
    model.setCount(of: second, to: 1)
    #expect(badge.invalidations.isEmpty)
  }

  @Test func `an equal write is silent and an equal change in place is not`() {
    let counter = model.make(count: 3)
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    model.setCount(of: counter, to: 3)
    #expect(badge.invalidations.isEmpty)
    model.changeCount(of: counter, by: 0)
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func `it becomes stale once between two runs and hears of every write`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    for round in 0..<3 {
      badge.run { _ = model.count(of: counter) }
      model.setCount(of: counter, to: 10 * round + 1)
      model.setCount(of: counter, to: 10 * round + 2)
      #expect(badge.takeInvalidations() == ["Counter#1.count"])
    }
    #expect(badge.calls.count == 6)
  }

  @Test func `a write during a run that no write has caused invalidates it`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    badge.run { model.changeCount(of: counter, by: 1) }
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func `dependencies are those of the last run alone`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run {
      _ = model.count(of: counter)
      _ = model.label(of: counter)
    }
    #expect(badge.reads == ["Counter#1.count", "Counter#1.label"])
    badge.run { _ = model.label(of: counter) }
    #expect(badge.reads == ["Counter#1.label"])
    model.setCount(of: counter, to: 1)
    #expect(badge.invalidations.isEmpty)
  }

  @Test func `reading in another order is the same dependency`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run {
      _ = model.count(of: counter)
      _ = model.label(of: counter)
    }
    badge.run {
      _ = model.label(of: counter)
      _ = model.count(of: counter)
    }
    #expect(badge.reads == ["Counter#1.label", "Counter#1.count"])
    model.setCount(of: counter, to: 1)
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func `a body's own write does not invalidate it in its first run`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { model.changeCount(of: counter, by: 1) }
    #expect(badge.reads == ["Counter#1.count"])
    #expect(badge.invalidations.isEmpty)
  }

  @Test func `a body's own write does not invalidate it where a write made it run`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    model.setCount(of: counter, to: 1)
    _ = badge.takeInvalidations()
    badge.run { model.changeCount(of: counter, by: 1) }
    #expect(badge.invalidations.isEmpty)
    model.setCount(of: counter, to: 5)
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func `after its end nothing reaches it`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    badge.tracking.end()
    model.setCount(of: counter, to: 1)
    #expect(badge.invalidations.isEmpty)
    #expect(badge.reads.isEmpty)
  }

  @Test func `what ends during its run does not listen afterwards`() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run {
      _ = model.count(of: counter)
      badge.tracking.end()
    }
    model.setCount(of: counter, to: 1)
    #expect(badge.invalidations.isEmpty)
    #expect(badge.reads.isEmpty)
  }

  @Test func `a view that is gone is not called`() {
    let counter = model.make()
    var badge: Probe? = Probe("Badge", model)
    badge?.run { _ = model.count(of: counter) }
    weak let gone = badge
    badge = nil
    #expect(gone == nil)
    model.setCount(of: counter, to: 1)
    #expect(counter[0].int == 1)
  }

  @Test func `one that ends leaves the others of the same member listening`() {
    let counter = model.make()
    let (first, second, third) = (Probe("A", order: 1, model), Probe("B", order: 2, model), Probe("C", order: 3, model))
    for probe in [first, second, third] { probe.run { _ = model.count(of: counter) } }
    first.tracking.end()
    model.setCount(of: counter, to: 1)
    #expect(first.calls.isEmpty)
    #expect([second, third].map { $0.takeInvalidations() } == [["Counter#1.count"], ["Counter#1.count"]])
    second.run { _ = model.label(of: counter) }
    third.run { _ = model.count(of: counter) }
    model.setCount(of: counter, to: 2)
    #expect(second.invalidations.isEmpty)
    #expect(third.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func `a member that nobody listens to is let go and heard again`() {
    let counter = model.make()
    for round in 1...3 {
      let badge = Probe("Badge", model)
      badge.run { _ = model.count(of: counter) }
      model.setCount(of: counter, to: round)
      #expect(badge.takeInvalidations() == ["Counter#1.count"])
      badge.tracking.end()
      let dependency = Dependency(instance: model.bridge.instance(of: counter), member: MemberID(field: 0))
      #expect(dependency.memberObserver == nil)
    }
  }

  @Test func `views are told in their order`() {
    let counter = model.make()
    var told: [Int] = []
    final class Teller: TrackingClient {
      let order: Int
      var reference: ViewRef { ViewRef("V\(order)") }
      let tell: (Int) -> Void
      var tracking: BodyTracking?
      init(order: Int, tell: @escaping (Int) -> Void) {
        self.order = order
        self.tell = tell
      }
      func invalidate(by dependency: Dependency) -> Bool {
        tell(order)
        return true
      }
    }
    let views = (0..<50).reversed().map { Teller(order: $0) { told.append($0) } }
    for view in views {
      view.tracking = BodyTracking(client: view, bridge: model.bridge)
      view.tracking?.run { _ = model.count(of: counter) }
    }
    model.setCount(of: counter, to: 1)
    #expect(told == Array(0..<50))
  }

  @Test func `a dependency does not keep the instance alive`() {
    var counter: Record? = model.make()
    weak let observed = counter
    let badge = Probe("Badge", model)
    if let counter { badge.run { _ = model.count(of: counter) } }
    counter = nil
    #expect(observed == nil)
    #expect(badge.reads == ["Counter#1.count"])
  }

  @Test func `many reads of many members are each noted once`() {
    let counters = (0..<40).map { _ in model.make() }
    let badge = Probe("Badge", model)
    badge.run {
      for _ in 0..<3 {
        for counter in counters { _ = model.count(of: counter) }
      }
    }
    #expect(badge.reads == (1...40).map { "Counter#\($0).count" })
  }
}
