import Code
import Machine

/// `TimelineView`: its content is created again at each date of its schedule, as virtual time advances.
final class TimelineSite: Site {
  /// The name of the change when time has advanced.
  static let date = "context.date"
  private let type: RuntimeType
  private var node: ContentNode?
  private var entries = Value.void
  private var timer: Timer?

  init(content: RuntimeType) { type = content }

  var parts: [any Site] { node.map { [$0] } ?? [] }

  func update(_ value: Value, in context: Context) throws {
    let timeline = Layout.TimelineView(value)
    entries = timeline.entries
    let hierarchy = context.owner.hierarchy
    let current = Layout.TimelineEntries(try hierarchy.runtime.machine.call(closure: entries))
    let node =
      self.node
      ?? ContentNode(
        name: "\(context.owner.programName).TimelineView", closure: timeline.content, arguments: [current.context],
        type: type,
        hierarchy: hierarchy)
    self.node = node
    node.setArguments([current.context])
    try node.update(timeline.content, in: context)
    wait(for: current.next, hierarchy)
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
      let current = Layout.TimelineEntries(try hierarchy.runtime.machine.call(closure: self.entries))
      node.setArguments([current.context])
      node.invalidate(because: .value(fields: [Self.date]))
      self.wait(for: current.next, hierarchy)
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
