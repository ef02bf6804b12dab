import Code
import Machine
import Testing
import Tree

@testable import Compiler

/// Writes down what instances report.
private final class Recorder: ObservationDelegate {
  var events: [String] = []
  func access(_ instance: Record, _ member: ObservedMember) { events.append("access \(instance[member.field].int)") }
  func willSet(_ instance: Record, _ member: ObservedMember, new: Value?) {
    events.append("willSet \(instance[member.field].int) \(new.map { "\($0.int)" } ?? "in place")")
  }
  func didSet(_ instance: Record, _ member: ObservedMember) { events.append("didSet \(instance[member.field].int)") }
  func equalWrite(_ instance: Record, _ member: ObservedMember, new: Value) { events.append("equal \(new.int)") }
  func willDeallocate(_ instance: Record) {}
}

@Suite struct ObservationTests {
  let writer = Writer()

  private func events(_ rule: VariableDeclaration.ChangeRule, _ body: (Expression) -> [Statement]) throws -> [String] {
    let counter = writer.nominal("Counter", .classType)
    let count = writer.stored("count", writer.int, in: counter, writer.number(0))
    count.tracking = rule
    let model = writer.local("model", .nominal(counter, []))
    let trial = Trial(writer)
    let recorder = Recorder()
    trial.machine.observer = recorder
    try trial.run(
      [writer.declare(model, writer.call(writer.defaultInitializer(counter)))]
        + body(writer.property(writer.read(model), count)))
    return recorder.events
  }

  @Test func `an assignment tells before and after`() throws {
    #expect(try events(.equatable) { [writer.assign($0, writer.number(1))] } == ["willSet 0 1", "didSet 1"])
  }

  @Test func `an equal assignment tells nobody`() throws {
    #expect(try events(.equatable) { [writer.assign($0, writer.number(0))] } == ["equal 0"])
  }

  @Test func `without equality every assignment tells`() throws {
    #expect(try events(.always) { [writer.assign($0, writer.number(0))] } == ["willSet 0 0", "didSet 0"])
  }

  @Test func `a change in place is an access and always tells`() throws {
    #expect(
      try events(.equatable) { [writer.change("+=", $0, writer.number(0))] }
        == ["access 0", "willSet 0 in place", "didSet 0"])
  }

  @Test func `a read is an access`() throws {
    #expect(try events(.equatable) { [writer.run(writer.make(.discard($0), .void))] } == ["access 0"])
  }
}
