import Code
import Machine

/// What programs see of Combine: its publishers and subscribers, on OpenCombine.
package enum CombineLibrary {
  package static var parts: [LibraryPart] {
    PublisherText.parts + SubscriberText.parts + SourceText.parts + SingleValueText.parts + TransformingText.parts
      + ReducingText.parts + CombiningText.parts + SequencePublisherText.parts + HandlingText.parts
  }

  package static func natives() -> NativeTable {
    let calls = ProgramCalls()
    return StreamNatives(calls: calls).table.merging(SubjectNatives(calls: calls).table) { first, _ in first }
  }
}
