import Foundation
import Testing
import Trace

@testable import Lint

/// The programs beside this file: each line with a mistake ends in a comment that names the rule.
enum Programs {
  static let folder = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Programs")

  static let all: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path(percentEncoded: false)))?
    .filter { $0.hasSuffix(".swift") }.sorted() ?? []

  /// Programs with one mistake each, in forms that people write; each is named after its rule.
  static let formFolder = folder.deletingLastPathComponent().appending(path: "Forms")

  static let forms: [String] =
    (try? FileManager.default.contentsOfDirectory(atPath: formFolder.path(percentEncoded: false)))?
    .filter { $0.hasSuffix(".swift") }.sorted() ?? []

  static func text(of name: String) throws -> String {
    try String(contentsOf: folder.appending(path: name), encoding: .utf8)
  }

  /// The findings that a program's comments expect, as `line rule`.
  static func expected(in text: String) -> [String] {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().flatMap { index, line in
      guard let comment = line.range(of: "// finds ") else { return [String]() }
      return line[comment.upperBound...].split(separator: " ").map { "\(index + 1) \($0)" }
    }
  }
}

@Suite struct LintTests {
  private func findings(_ text: String) -> [Finding] { Linter([LintedFile(name: "a.swift", text: text)]).findings() }

  @Test(arguments: Programs.all) func `each planted mistake is found, and nothing else`(name: String) throws {
    let text = try Programs.text(of: name)
    #expect(findings(text).map { "\($0.line) \($0.rule)" } == Programs.expected(in: text))
  }

  @Test(arguments: Programs.forms)
  func `each form of a mistake is found by its rule, and by no other`(name: String) throws {
    let text = try String(contentsOf: Programs.formFolder.appending(path: name), encoding: .utf8)
    #expect(Set(findings(text).map(\.rule)) == [String(name.prefix { $0 != "-" })])
  }

  @Test(arguments: Programs.all) func `a program without mistakes parses`(name: String) throws {
    #expect(LintedFile(name: name, text: try Programs.text(of: name)).syntaxError == nil)
  }

  /// Resolving the base of each call twice would take 2⁶⁰ steps.
  @Test(.timeLimit(.minutes(1))) func `a chain of sixty modifiers is followed to its end`() {
    let text = """
      import SwiftUI
      class Plain { var n = 0 }
      struct Rows: View {
        let model = Plain()
        func padding() -> Rows { self }
        var row: Rows { self }
        var body: some View {
          row\(String(repeating: ".padding()", count: 60))
          Text("\\(row\(String(repeating: ".row", count: 60)).model.n)")
        }
        func add() { model.n += 1 }
      }
      """
    #expect(findings(text).map { "\($0.line) \($0.rule)" } == ["2 plain_class_read"])
  }

  @Test func `what a service keeps to answer others is not what a view shows`() {
    func text(_ body: String) -> String {
      """
      import SwiftUI
      final class Icons {
        static let shared = Icons()
        private var urls: [String: String] = [:]
        func url(for page: String) -> String? { urls[page] }
        func learn(_ page: String, _ url: String) { urls[page] = url }
      }
      final class Images { func image(for page: String) -> String { Icons.shared.url(for: page) ?? "globe" } }
      struct Page: View {
        let images: Images
        let icons: Icons
        var body: some View { \(body) }
      }
      """
    }
    #expect(findings(text("Image(systemName: images.image(for: \"a\"))")) == [])
    // The view itself asks what it shows.
    #expect(findings(text("Text(icons.url(for: \"a\") ?? \"\")")).map(\.rule) == ["plain_class_read"])
  }

  @Test func `private types of several files that share a name are told apart`() {
    let plain = "import SwiftUI\nprivate struct Store { var n = 0 }\n"
    let legacy = "import SwiftUI\nprivate final class Store: ObservableObject { @Published var n = 0 }\n"
    func view(_ name: String) -> String {
      "struct \(name): View {\n  @State private var store = Store()\n  var body: some View { Text(\"\\(store.n)\") }\n}\n"
    }
    let found = Linter([
      LintedFile(name: "Home/A.swift", text: plain + view("First")),
      LintedFile(name: "Home/B.swift", text: legacy + view("Second")),
    ]).findings()
    #expect(found.map { "\($0.file):\($0.line) \($0.rule)" } == ["Home/B.swift:4 object_in_state"])
    #expect(found.map(\.message).allSatisfy { $0.contains("Store of B.swift is an ObservableObject") })
    // A type of the module itself is not the private one of another file.
    let shared = Linter([
      LintedFile(name: "A.swift", text: plain + view("First")),
      LintedFile(name: "B.swift", text: legacy + "private extension Store { func add() { n += 1 } }\n"),
    ]).findings()
    #expect(shared.isEmpty)
  }

  @Test func `a preview of a nested view needs what the view needs`() {
    let views = """
      import SwiftUI
      final class Session: ObservableObject { @Published var name = "" }
      @Observable final class Router { var path: [Int] = [] }
      enum Home {
        struct Screen: View {
          @EnvironmentObject var session: Session
          @Environment(Router.self) private var router
          var body: some View { Text(session.name + "\\(router.path.count)") }
        }
      }
      enum Profile {
        struct Screen: View { var body: some View { Text("profile") } }
      }

      """
    func found(_ more: String) -> [String] { findings(views + more).map { "\($0.line) \($0.rule)" } }
    #expect(found("#Preview { Home.Screen() }") == ["14 environment_missing"])
    #expect(found("#Preview { Home.Screen().environmentObject(Session()).environment(Router()) }") == [])
    #expect(found("#Preview { Profile.Screen() }") == [])
    // A trait may be a modifier that provides the models.
    #expect(found("#Preview(\"a\", traits: .sampleData) { Home.Screen() }") == [])
    #expect(found("#Preview(\"a\", traits: .sizeThatFitsLayout) { Home.Screen() }") == ["14 environment_missing"])
    let provider = "struct P: PreviewProvider { static var previews: some View {"
    #expect(found("\(provider) Home.Screen().environment(Router()) } }") == ["14 environment_missing"])
    #expect(found("\(provider) Profile.Screen() } }") == [])
    #expect(
      found("extension Home.Screen {\n\(provider) Home.Screen().environment(Router()) } }\n}") == [
        "15 environment_missing"
      ])
  }

  @Test func `a widget's view never changes`() {
    let model =
      "import SwiftUI\nfinal class Episode: ObservableObject { @Published var title = \"\"; func edit() { title = \"a\" } }"
    let view = "\nstruct Row: View { let episode: Episode; var body: some View { Text(episode.title) } }\n"
    let widget = "struct Next: Widget { var body: some WidgetConfiguration { EmptyWidgetConfiguration() } }"
    #expect(findings(model + view).map(\.rule) == ["unobserved_object"])
    #expect(findings(model + view + widget) == [])
  }

  @Test func `the inputs of a transcript are looked at where they stand`() {
    let text = """
      # Rows é

      ```obsh
      > import SwiftUI
      > @Observable class Counter { var n = 0 }
      counter: Counter = Counter#1
      > struct Row: View {
      .   var model = Counter()
      .   var body: some View { Text("\\(model.n)") }
      . }
      > :mount Row()
      ```

      ```obsh error
      > this is wrong on purpose {
      ```
      """
    let files = TranscriptText.sessions(in: text).map { LintedFile(name: "a.md", text: $0) }
    #expect(files.count == 1)
    #expect(files.allSatisfy { $0.syntaxError == nil })
    #expect(Linter(files).findings().map { "\($0.line) \($0.rule)" } == ["8 model_made_by_view"])
  }

  @Test(arguments: Rule.all) func `each rule has a page with a session`(rule: Rule) {
    #expect(rule.session?.hasPrefix("# \(rule.id)\n") == true)
    #expect(rule.page.contains("```obsh reset"))
  }

  @Test(arguments: Rule.all.filter(\.isFoundInSource).map(\.id)) func `each rule has a program`(rule: String) {
    #expect(Programs.all.contains("\(rule).swift"))
  }

  @Test(arguments: Programs.all)
  func `safe edits remove what they fix, leave a file that parses, and find nothing more`(name: String) throws {
    let text = try Programs.text(of: name)
    let found = findings(text)
    let once = Fixing(text, found)
    let file = LintedFile(name: name, text: once.text)
    #expect(file.syntaxError == nil)
    let left = findings(once.text)
    #expect(left.count == found.count - once.made.count)
    #expect(Fixing(once.text, left).made.isEmpty)
  }

  @Test(arguments: MistakeRule.allCases)
  func `mistakes that are named when they happen have the names of rules`(rule: MistakeRule) {
    #expect(Rule.named(rule.rawValue) != nil)
  }

  @Test func `a wide body is split at the view that alone reads the most of its properties`() {
    let found = findings(
      """
      @Observable class Form1 { var a = 0, b = 0, c = 0, d = 0, e = 0, f = 0, g = 0, h = 0, i = 0, j = 0 }
      struct Page: View {
        let form: Form1
        private var footer: some View { Text("\\(form.a) \\(form.g) \\(form.h) \\(form.i) \\(form.j)") }
        var body: some View {
          VStack {
            if form.a > 0 { Text("\\(form.b) \\(form.c) \\(form.d)") }
            Text("\\(form.e)")
            footer
          }
          .opacity(Double(form.f))
        }
      }
      """)
    #expect(
      found.map(\.message) == [
        "this body reads 10 properties of Form1, and runs when any of them changes; only 'footer' in line 9 reads "
          + "'g', 'h', 'i' and 'j': make it a view of its own"
      ])
  }

  @Test func `a comment allows a rule on its own line, or on the next one`() {
    let model = "@Observable class M { var n = 0 }\nstruct V: View {\n"
    let body = "\n  var body: some View { Text(\"\\(m.n)\") }\n}\n"
    #expect(findings(model + "  let m = M()" + body).count == 1)
    #expect(findings(model + "  let m = M() // obsh:allow model_made_by_view – a sample" + body).isEmpty)
    #expect(findings(model + "  // obsh:allow model_made_by_view\n  let m = M()" + body).isEmpty)
    #expect(findings(model + "  let m = M() // obsh:allow computed_id" + body).count == 1)
  }

  @Test func `commands of a script are passed over`() {
    let text = """
      @Observable class M { var n = 0 }
      let m = M()
      :view V m \\.n
      struct V: View {
        let m = M()
        var body: some View { Text("\\(m.n)") }
      }
      :mount V
      """
    #expect(findings(text).map(\.line) == [5])
    #expect(LintedFile(name: "a", text: text).syntaxError == nil)
  }

  @Test func `types of other files of the module are known`() {
    let model = LintedFile(name: "Model.swift", text: "class M: ObservableObject { @Published var n = 0 }")
    let view = LintedFile(
      name: "View.swift",
      text: "struct V: View {\n  @State var m = M()\n  var body: some View { Text(\"\\(m.n)\") }\n}")
    let found = Linter([model, view]).findings()
    #expect(found.map { "\($0.file):\($0.line) \($0.rule)" } == ["View.swift:2 object_in_state"])
  }

  @Test func `an edit that changes more than the mistake is only a suggestion`() {
    let id = "struct Chip: Identifiable%@ { var id: UUID { UUID() } }"
    let kept =
      "@Observable class M { var n = 0 }\nstruct V: View { @State var m: M; var body: some View { Text(\"\\(m.n)\") } }"
    let parent = "\nstruct P: View { @State private var m = M(); var body: some View { V(m: m) } }"
    func isSafe(_ text: String) -> Bool? { findings(text).first?.fix?.isSafe }
    #expect(isSafe(id.replacingOccurrences(of: "%@", with: "")) == true)
    #expect(isSafe(id.replacingOccurrences(of: "%@", with: ", Hashable")) == false)
    #expect(isSafe(kept) == false)
    #expect(isSafe(kept + parent) == true)
  }

  @Test func `a private variable of another file is not the one that is read`() {
    let other = "private var words: [String] = []\nfunc add(_ word: String) { words.append(word) }"
    let view = "struct V: View {\n  var body: some View { Text(words.joined()) }\n}"
    func rules(_ other: String) -> [String] {
      Linter([LintedFile(name: "a", text: other), LintedFile(name: "b", text: view)]).findings().map(\.rule)
    }
    #expect(rules(other) == [])
    #expect(rules(String(other.dropFirst("private ".count))) == ["untracked_variable_read"])
  }

  @Test func `a name that two types share is not guessed at`() {
    let a = LintedFile(
      name: "a", text: "enum A { @Observable class M { var n = 0 } }\nenum B { struct M { var n = 0 } }")
    let b = LintedFile(
      name: "b", text: "struct V: View {\n  let m = M()\n  var body: some View { Text(\"\\(m.n)\") }\n}")
    #expect(Linter([a, b]).findings().isEmpty)
  }

  @Test func `what a baseline lists is left out, and only as often as it lists it`() {
    let text = """
      class M: ObservableObject { @Published var n = 0 }
      struct V: View {
        @State var m = M()
        var body: some View { Text("\\(m.n)") }
      }
      """
    let found = findings(text)
    let baseline = Baseline(Baseline.text(of: found))
    #expect(found.count == 1)
    #expect(baseline.new(findings("\n\n" + text)).isEmpty)
    #expect(baseline.new(found + found).count == 1)
  }

  @Test(arguments: LintReport.allCases)
  func `each form of a report holds file, line, rule and message`(report: LintReport) {
    let text = "@Observable struct S { var n = 0 }"
    let found = findings(text)
    let shown = report.text(of: found)
    for part in ["a.swift", "1", "observable_value", found.first?.message ?? "?"] { #expect(shown.contains(part)) }
  }

  @Test func `in JSON, an edit is a range of bytes and a text`() throws {
    let text = "class M: ObservableObject { @Published var n = 0 }\nstruct V: View { @ObservedObject var m = M() }"
    let data = Data(LintReport.json.text(of: findings(text)).utf8)
    let found = try #require(JSONSerialization.jsonObject(with: data) as? [[String: Any]])
    #expect(found.count == 1)
    #expect(found[0]["rule"] as? String == "observed_object_created")
    #expect(found[0]["line"] as? Int == 2)
    let fix = try #require(found[0]["fix"] as? [String: Any])
    let range = try #require(fix["range"] as? [Int])
    #expect(String(decoding: Array(text.utf8)[range[0]..<range[1]], as: UTF8.self) == "@ObservedObject")
    #expect(fix["text"] as? String == "@StateObject")
  }

  @Test func `in SARIF, an edit is a region in UTF-16 and a text`() throws {
    let line = "struct V: View { let s = \"é👩‍👧\"; @ObservedObject var m = M() }"
    let text = "class M: ObservableObject { @Published var n = 0 }\n\(line)\n"
    let report = LintReport.sarif.text(of: findings(text), in: ["a.swift": text])
    let data = try JSONSerialization.jsonObject(with: Data(report.utf8)) as? [String: Any]
    let run = try #require((data?["runs"] as? [[String: Any]])?.first)
    #expect(run["columnKind"] as? String == "utf16CodeUnits")
    let result = try #require((run["results"] as? [[String: Any]])?.first)
    let fix = try #require((result["fixes"] as? [[String: Any]])?.first)
    let change = try #require((fix["artifactChanges"] as? [[String: Any]])?.first)
    #expect((change["artifactLocation"] as? [String: Any])?["uri"] as? String == "a.swift")
    let replacement = try #require((change["replacements"] as? [[String: Any]])?.first)
    #expect((replacement["insertedContent"] as? [String: Any])?["text"] as? String == "@StateObject")
    let region = try #require(replacement["deletedRegion"] as? [String: Int])
    #expect(region["startLine"] == 2 && region["endLine"] == 2)
    let units = Array(line.utf16)
    let columns = try #require(region["startColumn"])..<(try #require(region["endColumn"]))
    let deleted = units[(columns.lowerBound - 1)..<(columns.upperBound - 1)]
    #expect(String(decoding: deleted, as: UTF16.self) == "@ObservedObject")
  }
}
