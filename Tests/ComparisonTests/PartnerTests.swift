import Session
import Testing

@testable import Comparison

/// The instance of the second program that a step of the script means.
struct PartnerTests {
  private static let job = """
    import SwiftUI
    @Observable final class Job {
      var n = 0
      @ObservationIgnored var handle: Task<Void, Never>?
      func start() { handle = Task {} }
      func stop() { handle?.cancel() }
    }
    struct JobView: View {
      @State private var job = Job()
      var body: some View { Text("\\(job.n)"); Button("Start") { job.start() }; Button("Stop") { job.stop() } }
    }
    struct Page: View {
      @State private var count = 0
      var body: some View { JobView(); Button("Again") { count += 1 }; Text("\\(count)") }
    }
    """
  private static let released = job.replacing("handle?.cancel()", with: "handle?.cancel(); handle = nil")

  private static func compare(_ script: String...) throws -> Comparing {
    try MachineThread.run {
      var comparing = Comparing(
        ComparedProgram(.script(name: "before.swift", text: job)),
        ComparedProgram(.script(name: "after.swift", text: released)), SessionOptions(.shell), allowing: [])
      comparing.run(script: script)
      return comparing
    }
  }

  /// After 'Stop', the second program has two jobs with the values of the one that the first program throws away.
  @Test(arguments: ["Job#2.n = 7", "Job#1.n = 7"])
  func `an instance that no view shows is not taken for one that a view shows`(write: String) throws {
    let comparing = try Self.compare(":mount Page()", ":tap Start", ":tap Stop", ":tap Again", write)
    #expect(comparing.differences == [])
    #expect(comparing.verdict == .proved)
  }
}
