import Machine
import Testing
import Trace

@testable import Models

@Suite struct BodyTrackingTests {
  let model = ObservedModel()

  @Test func aBodyDependsOnWhatItReads() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    #expect(badge.reads == ["Counter#1.count"])
    model.setCount(of: counter, to: 1)
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func aWriteOfAnotherPropertyReachesNobody() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    counter[1] = counter[1]
    try? model.bridge.willSet(counter, .init(name: "label", type: model.string, field: 1), new: counter[1])
    #expect(badge.invalidations.isEmpty)
  }

  @Test func aWriteOfTheSamePropertyOfAnotherInstanceReachesNobody() {
    let (first, second) = (model.make(), model.make())
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: first) }
    model.setCount(of: second, to: 1)
    #expect(badge.invalidations.isEmpty)
  }

  @Test func anEqualWriteIsSilentAndAnEqualChangeInPlaceIsNot() {
    let counter = model.make(count: 3)
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    model.setCount(of: counter, to: 3)
    #expect(badge.invalidations.isEmpty)
    model.changeCount(of: counter, by: 0)
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func itBecomesStaleOnceBetweenTwoRunsAndHearsOfEveryWrite() {
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

  @Test func aWriteDuringARunThatNoWriteHasCausedInvalidatesIt() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    badge.run { model.changeCount(of: counter, by: 1) }
    #expect(badge.takeInvalidations() == ["Counter#1.count"])
  }

  @Test func dependenciesAreThoseOfTheLastRunAlone() {
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

  @Test func readingInAnotherOrderIsTheSameDependency() {
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

  @Test func aBodysOwnWriteDoesNotInvalidateItInItsFirstRun() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { model.changeCount(of: counter, by: 1) }
    #expect(badge.reads == ["Counter#1.count"])
    #expect(badge.invalidations.isEmpty)
  }

  @Test func aBodysOwnWriteDoesNotInvalidateItWhereAWriteMadeItRun() {
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

  @Test func afterItsEndNothingReachesIt() {
    let counter = model.make()
    let badge = Probe("Badge", model)
    badge.run { _ = model.count(of: counter) }
    badge.tracking.end()
    model.setCount(of: counter, to: 1)
    #expect(badge.invalidations.isEmpty)
    #expect(badge.reads.isEmpty)
  }

  @Test func whatEndsDuringItsRunDoesNotListenAfterwards() {
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

  @Test func aViewThatIsGoneIsNotCalled() {
    let counter = model.make()
    var badge: Probe? = Probe("Badge", model)
    badge?.run { _ = model.count(of: counter) }
    weak let gone = badge
    badge = nil
    #expect(gone == nil)
    model.setCount(of: counter, to: 1)
    #expect(counter[0].int == 1)
  }

  @Test func oneThatEndsLeavesTheOthersOfTheSameMemberListening() {
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

  @Test func aMemberThatNobodyListensToIsLetGoAndHeardAgain() {
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

  @Test func viewsAreToldInTheirOrder() {
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

  @Test func aDependencyDoesNotKeepTheInstanceAlive() {
    var counter: Record? = model.make()
    weak let observed = counter
    let badge = Probe("Badge", model)
    if let counter { badge.run { _ = model.count(of: counter) } }
    counter = nil
    #expect(observed == nil)
    #expect(badge.reads == ["Counter#1.count"])
  }

  @Test func manyReadsOfManyMembersAreEachNotedOnce() {
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
