/// The summary of a test run, in numbers.
package struct TestSummary: Equatable, Sendable {
  /// Files that are transcripts.
  package internal(set) var transcripts = 0
  /// Inputs whose output was as expected.
  package internal(set) var passed = 0
  /// Inputs whose output was not, or that should have produced an error.
  package internal(set) var failed = 0
  /// Inputs whose output was rewritten.
  package internal(set) var updated = 0
  /// Blocks that were not run.
  package internal(set) var skipped = 0
  /// Files that could not be read, parsed or rewritten.
  package internal(set) var unusable = 0

  /// Transcripts that have passed before and have not been run again.
  package internal(set) var unchanged = 0
  /// The part of the transcripts that was to be run, if it is empty because there are fewer transcripts than parts.
  package internal(set) var emptyShard: Shard?

  /// True if the JUnit report could not be written.
  package internal(set) var isReportLost = false

  /// 0 all well; 1 a transcript differs; 2 no transcript, or one that cannot be used, or a report that cannot
  /// be written.
  package var exitCode: Int32 {
    if unusable > 0 || isReportLost || transcripts == 0 && emptyShard == nil { return 2 }
    return failed > 0 ? 1 : 0
  }

  /// `12 passed, 1 failed in 3 transcripts`; what there is none of is left out, but for these two.
  package var line: String {
    if let emptyShard { return "no transcript in part \(emptyShard.number) of \(emptyShard.count)" }
    guard transcripts > 0 || unusable > 0 else { return "no transcript found" }
    var parts = ["\(passed) passed"]
    if updated > 0 { parts.append("\(updated) updated") }
    if failed > 0 || updated == 0 { parts.append("\(failed) failed") }
    if skipped > 0 { parts.append("\(skipped) skipped") }
    let files = "\(transcripts) transcript\(transcripts == 1 ? "" : "s")"
    let rest = unusable > 0 ? ", \(unusable) file\(unusable == 1 ? "" : "s") could not be used" : ""
    let kept = unchanged > 0 ? ", \(unchanged) of them unchanged and not run" : ""
    return "\(parts.joined(separator: ", ")) in \(files)\(kept)\(rest)"
  }
}
