import Machine
import Testing

@testable import Views

/// Which bodies run, and which do not.
@Suite struct UpdateTests {
  let stage = Stage()

  @Test func `a body runs at mounting and after a write of what it reads`() {
    let counter = stage.makeCounter()
    stage.mount("Badge", counter) { [stage] in _ = stage.read(of: counter) }
    #expect(stage.takeEvents() == ["Badge #1 reads Counter#1.count"])
    stage.turn { stage.write(5, of: counter) }
    #expect(stage.takeEvents() == ["Badge #2 because Counter#1.count"])
  }

  @Test func `nothing else runs`() {
    let counter = stage.makeCounter()
    stage.mount("Badge", counter) { [stage] in _ = stage.read(0, of: counter) }
    stage.mount("Step", counter) { [stage] in _ = stage.read(1, of: counter) }
    _ = stage.takeEvents()
    stage.turn { stage.write(5, of: counter) }
    #expect(stage.takeEvents() == ["Badge #2 because Counter#1.count"])
    stage.turn { stage.write(5, of: counter) }
    #expect(stage.takeEvents() == [])
    stage.turn {}
    #expect(stage.takeEvents() == [])
  }

  @Test func `three writes in a turn are one body with every cause`() {
    let counter = stage.makeCounter()
    stage.mount("Badge", counter) { [stage] in _ = stage.read(0, of: counter) + stage.read(1, of: counter) }
    _ = stage.takeEvents()
    stage.turn {
      stage.write(1, to: 1, of: counter)
      stage.write(2, to: 1, of: counter)
      stage.write(1, of: counter)
      stage.write(2, of: counter)
    }
    #expect(stage.takeEvents() == ["Badge #2 because Counter#1.step, Counter#1.count"])
  }

  @Test func `bodies run in the order of mounting whatever the order of writes`() {
    let (first, second) = (stage.makeCounter(), stage.makeCounter())
    stage.mount("B", second) { [stage] in _ = stage.read(of: second) }
    stage.mount("A", first) { [stage] in _ = stage.read(of: first) }
    _ = stage.takeEvents()
    stage.turn {
      stage.write(1, of: first)
      stage.write(1, of: second)
    }
    #expect(stage.takeEvents() == ["B #2 because Counter#2.count", "A #2 because Counter#1.count"])
  }

  @Test func `what a body writes runs its readers in the same turn`() {
    let (source, copy) = (stage.makeCounter(), stage.makeCounter())
    stage.mount("Reader", copy) { [stage] in _ = stage.read(of: copy) }
    stage.mount("Writer", source) { [stage] in stage.write(stage.read(of: source), of: copy) }
    _ = stage.takeEvents()
    stage.turn { stage.write(7, of: source) }
    #expect(stage.takeEvents() == ["Writer #2 because Counter#1.count", "Reader #2 because Counter#2.count"])
  }

  @Test func `an unmounted view is not run and holds nothing`() {
    let counter = stage.makeCounter()
    var model: Record? = stage.makeCounter()
    weak let gone = model
    if let model { stage.mount("Badge", model) { [stage] in _ = stage.read(of: counter) } }
    model = nil
    #expect(gone != nil, "a view keeps its model alive")
    _ = stage.takeEvents()
    stage.turn {
      stage.write(1, of: counter)
      stage.views.unmount("Badge")
    }
    #expect(stage.takeEvents() == ["unmounted Badge"])
    #expect(gone == nil)
    stage.turn { stage.write(2, of: counter) }
    #expect(stage.takeEvents() == [])
  }

  @Test func `a name that is given again replaces the view`() {
    let counter = stage.makeCounter()
    stage.mount("Badge", counter) { [stage] in _ = stage.read(0, of: counter) }
    stage.mount("Badge", counter) { [stage] in _ = stage.read(1, of: counter) }
    _ = stage.takeEvents()
    stage.turn { stage.write(1, of: counter) }
    #expect(stage.takeEvents() == [])
    stage.turn { stage.write(5, to: 1, of: counter) }
    #expect(stage.takeEvents() == ["Badge #2 because Counter#1.step"])
    #expect(stage.views.count == 1)
  }

  @Test func `ten thousand views on one model with one reader are one body`() {
    let counter = stage.makeCounter()
    for index in 0..<10_000 {
      stage.mount("V\(index)", counter) { [stage] in _ = stage.read(index == 4_000 ? 0 : 1, of: counter) }
    }
    _ = stage.takeEvents()
    stage.turn { stage.write(1, of: counter) }
    #expect(stage.takeEvents() == ["V4000 #2 because Counter#1.count"])
  }

  @Test func `views that make each other stale are cut and named`() {
    let counter = stage.makeCounter()
    stage.mount("A", counter) { [stage] in stage.increment(counter) }
    #expect(stage.takeEvents() == ["A #1 reads Counter#1.count"])
    stage.mount("B", counter) { [stage] in stage.increment(counter) }
    let events = stage.takeEvents()
    #expect(events.first == "B #1 reads Counter#1.count")
    #expect(events.dropLast().last == "loop A Counter#1.count B Counter#1.count 100")
    #expect(events.last?.contains("redrawLoop") == true, "the mistake has a rule")
    #expect(events.count == 103)
    #expect(stage.views.staleViews.isEmpty)
    stage.turn {}
    #expect(stage.takeEvents() == [], "what was cut is at rest until the next write")
  }

  @Test func `a trap in one body does not keep the others from running`() {
    let counter = stage.makeCounter()
    var isBroken = false
    stage.mount("Broken", counter) { [stage] in
      _ = stage.read(of: counter)
      if isBroken { throw Trap("Index out of range") }
    }
    stage.mount("Badge", counter) { [stage] in _ = stage.read(of: counter) }
    _ = stage.takeEvents()
    isBroken = true
    stage.turn { stage.write(1, of: counter) }
    #expect(stage.takeEvents() == ["Badge #2 because Counter#1.count"])
    isBroken = false
    stage.turn { stage.write(2, of: counter) }
    #expect(stage.takeEvents() == ["Broken #3 because Counter#1.count", "Badge #3 because Counter#1.count"])
  }
}
