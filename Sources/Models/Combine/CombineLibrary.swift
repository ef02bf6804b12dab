import Code
import Machine

/// What programs see of Combine: its publishers and subscribers, on OpenCombine.
package enum CombineLibrary {
  package static var parts: [LibraryPart] {
    var parts: [LibraryPart] = []
    for noun in [
      PublisherText.parts, SubscriberText.parts, SourceText.parts, SingleValueText.parts, TransformingText.parts,
      ReducingText.parts, CombiningText.parts, SequencePublisherText.parts, HandlingText.parts, PublishedText.parts,
      SchedulerText.parts, ClockText.parts, AsyncText.parts,
    ] {
      parts += noun
    }
    return parts
  }

  package static func natives(_ bridge: ObservationBridge) -> NativeTable {
    let calls = bridge.legacy.calls
    var table = StreamNatives(calls: calls).table
    for part in [
      SubjectNatives(calls: calls).table, LegacyNatives(objects: bridge.legacy).table,
      ClockNatives(clock: bridge.legacy.clock).table,
    ] {
      table.merge(part) { first, _ in first }
    }
    return table
  }
}
