import Foundation
import Session
import Testing

/// Screens as people write them in apps run unchanged, in both worlds. Beside each is what a person did with it and saw,
/// every body that ran among it: `Screens/Modern/Login.swift` and `Login.transcript`. A body that is not listed did not
/// run.
///
/// `UPDATE_SCREENS=1 swift test --filter ScreenTests` writes what is seen now; read what has changed.
@Suite struct ScreenTests {
  @Test(arguments: Screen.all) func `looks and behaves as written`(_ screen: Screen) throws {
    let expected = try screen.transcript
    let played = play([try screen.source] + inputs(of: expected), bodies)
    #expect(played[0].outcome == .done, "\(played[0].lines.joined(separator: "\n"))")
    let shown = played[0].lines + played.dropFirst().flatMap { $0.inputLines + $0.lines }
    let text = shown.joined(separator: "\n") + "\n"
    if ProcessInfo.processInfo.environment["UPDATE_SCREENS"] == "1" {
      try Data(text.utf8).write(to: screen.file("transcript"))
    } else {
      #expect(text == expected)
    }
  }

  private var bodies: SessionOptions {
    var options = SessionOptions(.shell)
    options.traceLevel = .views
    return options
  }
}

struct Screen: CustomTestStringConvertible {
  /// `Modern/Login`
  let name: String

  static let all: [Screen] = {
    let worlds = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return worlds.flatMap { world in
      let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.appending(path: world).path)) ?? []
      return files.filter { $0.hasSuffix(".swift") }.map { Screen(name: "\(world)/\($0.dropLast(6))") }
    }.sorted { $0.name < $1.name }
  }()

  private static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Screens")

  func file(_ kind: String) -> URL { Self.folder.appending(path: "\(name).\(kind)") }
  var source: String { get throws { String(decoding: try Data(contentsOf: file("swift")), as: UTF8.self) } }
  var transcript: String { get throws { String(decoding: try Data(contentsOf: file("transcript")), as: UTF8.self) } }
  var testDescription: String { name }
}
