import Foundation
import Session
import Testing

/// Programs and transcripts with a few of their words changed: whatever they have become, obsh neither crashes nor runs
/// for ever, and says what is wrong.
@Suite struct MutationTests {
  private static let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

  private static func files(in folder: URL, _ ending: String) -> [URL] {
    let found = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
    return (found?.compactMap { $0 as? URL } ?? []).filter { $0.pathExtension == ending }.sorted { $0.path < $1.path }
  }

  private static let programs = files(in: tests.appendingPathComponent("ConformanceTests/Programs"), "swift")
  private static let transcripts = files(
    in: tests.deletingLastPathComponent().appendingPathComponent("Transcripts"), "md")

  /// A word, a number, a space, or one other character.
  private static func words(of text: String) -> [String] {
    var words: [String] = []
    for character in text {
      let isPart = character.isLetter || character.isNumber || character == "_"
      if isPart, let last = words.last?.last, last.isLetter || last.isNumber || last == "_" {
        words[words.count - 1].append(character)
      } else {
        words.append(String(character))
      }
    }
    return words
  }

  private static let strays = [
    "(", ")", "{", "}", "[", "]", "<", ">", ",", ":", "?", "!", ".", "&", "=", "->", "\"", "$0", "self", "Self", "any",
    "some", "try", "await", "inout", "nil", "0", "1.5", "\"\\(", "#if", "@", "@Observable", "async", "throws", "case",
    "let", "var", "func", "init", "where", "in", "\u{FEFF}", "\u{B}", "\\", "`", "/*", "//", "é", "👨‍👩‍👧", "==", "+", "??",
  ]

  private static func mutated(_ text: String, with other: [String], _ dice: inout Dice) -> String {
    var words = words(of: text)
    for _ in 0...dice.below(4) where !words.isEmpty {
      let at = dice.below(words.count)
      switch dice.below(7) {
      case 0: words.remove(at: at)
      case 1: words.insert(words[at], at: at)
      case 2: words.swapAt(at, dice.below(words.count))
      case 3: words[at] = dice.pick(strays)
      case 4: words.insert(dice.pick(strays), at: at)
      case 5 where !other.isEmpty: words[at] = dice.pick(other)
      default: words.removeSubrange(at..<min(at + dice.below(12), words.count))
      }
    }
    return words.joined()
  }

  private static func options(_ mode: SessionOptions.Mode) -> SessionOptions {
    var options = SessionOptions(mode)
    options.limits.steps = 50_000
    options.limits.memory = 2 << 30
    options.limits.depth = 500
    options.files = .inside(folder: "/nonexistent")
    options.canWriteFiles = false
    return options
  }

  @Test(arguments: Seeds.few(60)) func `a changed program ends, as a file and in the shell`(_ seed: Int) throws {
    var dice = Dice(seed: seed)
    let text = try String(contentsOf: dice.pick(Self.programs), encoding: .utf8)
    let other = Self.words(of: try String(contentsOf: dice.pick(Self.programs), encoding: .utf8))
    let changed = Self.mutated(text, with: other, &dice)
    let result = run(script: changed, options: Self.options(.script))
    if case .failed(.source) = result.outcome { #expect(!result.complaints.isEmpty, "\(changed)") }
    // A person pastes it, and types the parts of it.
    let pieces = changed.components(separatedBy: "\n\n")
    for played in play([changed] + pieces + ["_ = 0"], Self.options(.shell)) where played.outcome == .failed(.source) {
      #expect(!played.lines.isEmpty, "\(played.input)")
    }
  }

  @Test(arguments: Seeds.few(30)) func `changed inputs of a lesson end`(_ seed: Int) throws {
    var dice = Dice(seed: seed + 7_919)
    let lesson = try String(contentsOf: dice.pick(Self.transcripts), encoding: .utf8)
    let inputs = inputs(of: lesson).map { dice.below(3) == 0 ? Self.mutated($0, with: [], &dice) : $0 }
    for played in play(inputs, Self.options(.shell)) where played.outcome == .failed(.source) {
      #expect(!played.lines.isEmpty, "\(played.input)")
    }
  }
}
