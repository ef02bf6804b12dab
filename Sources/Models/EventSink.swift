import Trace

/// The way of events to the output.
///
/// A source of events asks `wants` first, so that events that are not shown are not put into words.
package final class EventSink {
  @exclusivity(unchecked) package var level: TraceLevel
  /// The requested level; a session that is followed receives events of a higher one.
  package var shownLevel: TraceLevel
  /// Receives the wanted events in order, and the origins of writes.
  package var receive: (TraceEvent, WriteOrigin?) -> Void = { _, _ in }
  /// True if the origins of writes are wanted.
  package var wantsOrigins = false
  /// The origin of the current write.
  package var origin: () -> WriteOrigin? = { nil }
  /// True if a session may pause before the write of a property, so that the event must not be held back.
  package var pausesBefore: ((PropertyRef) -> Bool)?
  private var held: HeldWrite?

  /// A change in place, whose new value is not known at its willSet.
  private struct HeldWrite {
    let property: PropertyRef
    let old: ShownValue
    let invalidates: [ViewRef]
  }

  package init(level: TraceLevel = .off) {
    self.level = level
    shownLevel = level
  }

  package func wants(_ level: TraceLevel) -> Bool { level <= self.level }

  package func send(_ event: TraceEvent) {
    release()
    pass(event)
  }

  private func pass(_ event: TraceEvent) {
    receive(event, wantsOrigins && event.isOfWriter ? origin() : nil)
  }

  /// Holds back the willSet of a change in place until `complete`, or until another event must be shown.
  func hold(_ property: PropertyRef, old: ShownValue, invalidates: [ViewRef]) {
    release()
    if let pausesBefore, pausesBefore(property) {
      return pass(.willSet(property, old: old, new: "…", invalidates: invalidates))
    }
    held = HeldWrite(property: property, old: old, invalidates: invalidates)
  }

  /// Completes a change in place: its willSet is shown now if nothing else was shown in between.
  func complete(_ property: PropertyRef, new: ShownValue) {
    guard let write = held, write.property == property else { return }
    held = nil
    pass(.willSet(property, old: write.old, new: new, invalidates: write.invalidates))
  }

  /// Shows the held event, because the program is about to print.
  package func release() {
    guard let write = held else { return }
    held = nil
    pass(.willSet(write.property, old: write.old, new: "…", invalidates: write.invalidates))
  }
}
