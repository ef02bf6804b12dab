import Files
import Session
import Testing

/// Programs whose outcome depends on the release of Swift. What they print stands at their end, by release. The lines of
/// 6.2 were compared with Swift 6.3.1; those of 5.9 follow from the macro of that release, which made setters that tell
/// observers of each write; those of 6.4 from SE-0506 and the runtime's `ObservationTracking.swift` and
/// `ContinuousObservation.swift`.
@Suite struct ReleaseProgramTests {
  private static let folder = "/" + #filePath.split(separator: "/").dropLast().joined(separator: "/") + "/Releases"

  @Test(arguments: try Files.names(in: folder).sorted())
  func `a program prints what its release of Swift prints`(_ file: String) throws {
    let text = String(decoding: try Files.contents(of: "\(Self.folder)/\(file)"), as: UTF8.self)
    let expected = Self.expectations(of: text)
    #expect(Set(expected.keys) == Set(SessionOptions.Observation.allCases.map(\.rawValue)))
    #expect(Set(expected.values).count > 1, "the release matters")
    for release in SessionOptions.Observation.allCases {
      #expect(Self.output(of: text, under: release) == expected[release.rawValue], "under \(release.rawValue)")
    }
  }

  private static func expectations(of text: String) -> [String: [String]] {
    var result: [String: [String]] = [:]
    var releases: [String] = []
    for line in text.split(separator: "\n") {
      if line.hasPrefix("//   ") {
        for one in releases { result[one, default: []].append(String(line.dropFirst(5))) }
      } else if line.hasPrefix("// "), line.hasSuffix(":") {
        releases = line.dropFirst(3).dropLast().split(separator: ",").map { $0.filter { $0 != " " } }
      }
    }
    return result
  }

  /// What the program prints, and its first error.
  private static func output(of text: String, under release: SessionOptions.Observation) -> [String] {
    onMachineThread {
      var options = SessionOptions(.script)
      options.observation = release
      let (shown, complained) = (Collected(), Collected())
      let session = Session(options, complaints: { complained.text += $0 }, output: { shown.text += $0 })
      if session.run(script: text, name: "main.swift") == .done { _ = session.finish() }
      let first = complained.lines.first.map { line in
        "! " + line.split(separator: ": ", maxSplits: 1).dropFirst().joined()
      }
      return shown.lines + (first.map { [$0] } ?? [])
    }
  }
}

private final class Collected {
  var text = ""
  var lines: [String] { text.split(separator: "\n").map(String.init) }
}
