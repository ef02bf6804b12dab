/// The summary of a test run, in numbers.
package struct TestSummary: Equatable, Sendable {
  /// The number of files that are transcripts.
  package internal(set) var transcripts = 0
  /// The number of inputs with the expected output.
  package internal(set) var passed = 0
  /// The number of inputs with another output, or without a required error.
  package internal(set) var failed = 0
  /// The number of inputs with rewritten output.
  package internal(set) var updated = 0
  /// The number of skipped blocks.
  package internal(set) var skipped = 0
  /// The number of files that could not be read, parsed or rewritten.
  package internal(set) var unusable = 0

  /// The number of transcripts that had passed before and were not run again.
  package internal(set) var unchanged = 0
  /// The selected part of the transcripts, if it is empty because there are fewer transcripts than parts.
  package internal(set) var emptyShard: Shard?

  /// True if the JUnit report could not be written.
  package internal(set) var isReportLost = false

  /// 0: success; 1: a transcript differs; 2: no transcript, an unusable one, or a report that could not be written.
  package var exitCode: Int32 {
    if unusable > 0 || isReportLost || transcripts == 0 && emptyShard == nil { return 2 }
    return failed > 0 ? 1 : 0
  }

  /// A line such as `12 passed, 1 failed in 3 transcripts`. Other counts are left out if they are zero.
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
