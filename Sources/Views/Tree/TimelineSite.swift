import Code
import Machine

/// `TimelineView`: its content is made anew at each date of its schedule, as virtual time goes on.
///
/// Fields of the value: a closure that gives the context now and the seconds until there is another, and the content.
final class TimelineSite: Site {
  /// The name of the change when time has gone on.
  static let date = "context.date"
  private let type: RuntimeType
  private var node: ContentNode?
  private var entries = Value.void
  private var timer: Timer?

  init(content: RuntimeType) { type = content }

  var parts: [any Site] { node.map { [$0] } ?? [] }

  func update(_ value: Value, in context: Context) throws {
    let record = value.record
    entries = record[0]
    let hierarchy = context.owner.hierarchy
    let current = try hierarchy.runtime.machine.call(closure: entries).record
    let node =
      self.node
      ?? ContentNode(
        name: "\(context.owner.programName).TimelineView", closure: record[1], arguments: [current[0]], type: type,
        hierarchy: hierarchy)
    self.node = node
    node.setArguments([current[0]])
    try node.update(record[1], in: context)
    wait(for: current[1], hierarchy)
  }

  private func wait(for next: Value, _ hierarchy: ViewHierarchy) {
    timer?.cancel()
    timer = nil
    let machine = hierarchy.runtime.machine
    guard !next.isNil else { return }
    let seconds = machine.unwrapped(next).double
    guard seconds.isFinite else { return }
    timer = machine.scheduler.schedule(after: .seconds(seconds)) { [weak self, unowned hierarchy] in
      guard let self, let node = self.node else { return }
      let current = try hierarchy.runtime.machine.call(closure: self.entries).record
      node.setArguments([current[0]])
      node.invalidate(because: .value(fields: [Self.date]))
      self.wait(for: current[1], hierarchy)
    }
  }

  func unmount() {
    timer?.cancel()
    timer = nil
    node?.unmount()
    node = nil
    entries = .void
  }

  func write(to outline: inout OutlineWriter) {
    outline.begin(container: "TimelineView")
    node?.write(to: &outline)
    outline.end()
  }
}
