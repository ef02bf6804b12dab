import Code
import Machine

/// Natives of Combine: publishers and subscribers, on OpenCombine.
package enum CombineNatives {
  package static func natives(_ bridge: ObservationBridge) -> NativeTable {
    let calls = bridge.legacy.calls
    var table = StreamNatives(calls: calls).table
    for part in [
      SubjectNatives(calls: calls, bridge: bridge).table, LegacyNatives(objects: bridge.legacy).table,
      ClockNatives(clock: bridge.legacy.clock).table,
    ] {
      table = table.with(part)
    }
    return table
  }
}
