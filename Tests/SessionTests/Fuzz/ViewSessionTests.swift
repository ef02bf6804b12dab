import Foundation
import Session
import Testing
import Transcripts

/// Sessions of views with random inputs: what holds of all of them.
@Suite struct ViewSessionTests {
  private static let declarations = [
    """
    @Observable class Model { var a = 0; var b = 0; var shown = true; var items = [1, 2]; var sum: Int { a + b } }
    """,
    "let m = Model()",
    """
    struct Leaf: View {
      let m: Model
      var body: some View { Text("\\(m.a)") }
    }
    """,
    """
    struct Counter: View {
      @State private var n = 0
      var body: some View { Button("More") { n += 1 } ; Text("\\(n)") }
    }
    """,
    """
    struct Row: View {
      let item: Int
      var body: some View { Text("row \\(item)") }
    }
    """,
    """
    struct Screen: View {
      let m: Model
      var body: some View {
        VStack {
          Leaf(m: m)
          if m.shown { Counter() } else { Text("sum \\(m.sum)") }
          ForEach(m.items, id: \\.self) { Row(item: $0) }
        }
        .onChange(of: m.b) { old, new in print("b", old, new) }
      }
    }
    """,
    ":mount Screen(m: m)",
  ]

  private static func inputs(_ seed: Int) -> [String] {
    var dice = Dice(seed: seed)
    return (0..<12).map { _ in
      switch dice.below(14) {
      case 0: "m.a += \(dice.below(3))"
      case 1: "m.b = \(dice.below(3))"
      case 2: "m.shown.toggle()"
      case 3: "m.items.append(\(10 + dice.below(40)))"
      case 4: "if !m.items.isEmpty { m.items.removeLast() }"
      case 5: "m.items.reverse()"
      case 6: "m.a = m.a"
      case 7: "withAnimation { m.b += 1; m.a += 1 }"
      case 8: ":tap \"More\""
      case 9: ":objects"
      case 10: "m.a += 1; m.b += 1"
      case 11: "m.items.sort(); m.shown = \(dice.below(2) == 0)"
      case 12: "let t\(dice.below(3)) = m.sum"
      default: ":views"
      }
    }
  }

  private static func shown(_ played: [Played]) -> String {
    played.flatMap { $0.inputLines + $0.lines }.joined(separator: "\n")
  }

  @Test(arguments: Seeds.few(20)) func `the same inputs show the same bytes`(_ seed: Int) {
    let inputs = Self.declarations + Self.inputs(seed)
    #expect(Self.shown(play(inputs)) == Self.shown(play(inputs)))
  }

  @Test(arguments: Seeds.few(20)) func `undo and redo lead back to where they began`(_ seed: Int) {
    var dice = Dice(seed: seed)
    let questions = [":objects", ":views", "m.a", "m.items"]
    let inputs = Self.declarations + Self.inputs(seed)
    let count = 1 + dice.below(5)
    let played = play(inputs + questions + [":undo \(count)", ":redo"] + questions)
    let before = played[inputs.count..<inputs.count + questions.count].map(\.lines)
    let after = played.suffix(questions.count).map(\.lines)
    // The values of questions typed in Swift are inputs as well, which an undo takes back first.
    #expect(before == Array(after), "undo \(count) of\n\(inputs.joined(separator: "\n"))")
  }

  @Test(arguments: Seeds.few(20)) func `what is recorded passes`(_ seed: Int) throws {
    let folder = try TemporaryFolder()
    let path = "\(folder.path)/session.md"
    _ = play([":record \(path)"] + Self.declarations + Self.inputs(seed))
    let transcript = try Transcript(folder.read("session.md"))
    let run = onMachineThread { transcript.run(on: TranscriptSession(TranscriptSession.options(at: path))) }
    #expect(run.failures.isEmpty)
  }

  @Test(arguments: Seeds.few(20)) func `a view that has left never runs`(_ seed: Int) {
    let inputs = Self.inputs(seed).filter { !$0.hasPrefix(":") }
    let played = play(Self.declarations + [":unmount Screen"] + inputs)
    for one in played.suffix(inputs.count) {
      #expect(!one.lines.contains { $0.hasPrefix("  body ") || $0.hasPrefix("b ") }, "\(one.lines)")
    }
  }

  /// `:views` counts the runs of bodies; so does the trace.
  @Test(arguments: Seeds.few(20)) func `the counts are those of the trace`(_ seed: Int) {
    var inputs = Self.inputs(seed).filter { $0 != ":views" && $0 != ":objects" && $0 != "m.items.reverse()" }
    inputs.insert(":trace views", at: 0)
    let played = play(Self.declarations + inputs + [":views"])
    let runs = played.dropLast().flatMap(\.lines).count { $0.hasPrefix("  body     Leaf  #") }
    let row = played.last?.lines.first { $0.contains("Leaf") } ?? ""
    #expect(runs > 0 && row.contains("#\(runs) "), "\(runs) runs: \(row)")
  }
}
