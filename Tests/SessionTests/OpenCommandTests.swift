import Session
import Testing

/// Opened code in the shell: `:open` and the commands that know of it.
@Suite struct OpenCommandTests {
  private func folder() throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Page.swift",
      """
      import SwiftUI
      import AcmeKit

      @Observable final class Store { var count = 1; static let sample = Store() }
      struct Page: View {
        @Environment(Store.self) var store
        var body: some View { Text("page \\(store.count)"); AcmeBadge() }
      }
      struct Row: View { let name: String; var body: some View { Text(name) } }
      #Preview { Row(name: "Ann") }
      #Preview("No store") { Page() }
      """)
    return folder
  }

  /// What the inputs show, as in a transcript beside the folder's files.
  private func play(_ folder: TemporaryFolder, _ inputs: [String]) -> [[String]] {
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    return SessionTests.play(inputs, options).map(\.lines)
  }

  @Test func `open lists what can be mounted`() throws {
    let shown = play(try folder(), [":open App"])
    #expect(
      shown[0] == [
        "1 file, 1 without errors, 1 with opaque names",
        "2 opaque names, which obsh lacks:",
        "  AcmeBadge  AcmeKit  1 use  App/Page.swift:7",
        "  AcmeKit             1 use  App/Page.swift:2",
        "1 model: Store",
        "1 mistake:",
        "  App/Page.swift:11: Page needs a Store from the environment, which this preview",
        "    does not provide; add '.environment(…)' to Page [environment_missing]",
        "2 previews; ':mount NAME' mounts one, ':mount --all' tries all:",
        "  Page      App/Page.swift:10",
        "  No store  App/Page.swift:11",
        "1 view that can be mounted without arguments:",
        "  Page",
      ])
  }

  @Test func `bodies of a large folder wait until they are reached`() throws {
    let folder = try folder()
    try folder.write("App/Large.swift", String(repeating: "// What takes long to read.\n", count: 20_000))
    try folder.write("App/Wrong.swift", "import AcmeKit\nstruct Wrong { func sum() { AcmeSum.of(1) } }")
    let shown = play(folder, [":open App", ":mount Page", ":opaque AcmeBadge", ":opaque AcmeSum"])
    #expect(
      shown[0].first == "3 files; bodies are checked when they are reached; ':opaque' checks all")
    #expect(shown[0].contains { $0.hasPrefix("1 model: Store") })
    #expect(shown[0].contains("  Page      App/Page.swift:10"))
    #expect(shown[2] == ["AcmeBadge  (AcmeKit)  1 use, first in App/Page.swift:7", "  App/Page.swift:7"])
    #expect(shown[3].first?.hasPrefix("AcmeSum") ?? false)
  }

  @Test func `previews are mounted by name`() throws {
    let shown = play(try folder(), [":open App", ":mount \"App/Page.swift:10\"", ":render"])
    #expect(shown[1].contains { $0.contains("body") && $0.contains("Row") })
    #expect(shown[2].contains { $0.contains("Ann") })
  }

  @Test func `all previews are tried`() throws {
    let shown = play(try folder(), [":open App", ":mount --all", ":views"])
    #expect(
      shown[1] == [
        "  Page      ran      1 body", "  No store  trapped  App/Page.swift:11",
        "      Fatal error: No Observable object of type Store found. A",
        "      View.environmentObject(_:) for Store may be missing as an ancestor of this",
        "      view. Page.store finds no Store: Page is mounted without one; pass one",
        "      with '.environment(_:)'.",
        "1 of 2 previews ran.",
      ])
    #expect(shown[2].first?.hasPrefix("There are no views.") ?? false)
  }

  @Test func `previews that lack the same are told together`() throws {
    let folder = try folder()
    try folder.write(
      "App/Shared.swift",
      """
      import SwiftUI
      import AcmeKit
      func limit() -> Int { acmeLimit() + 1 }
      #Preview("One") { Text("\\(limit())") }
      #Preview("Two") { Text("\\(limit())") }
      """)
    let shown = play(folder, [":open App", ":mount --all"])
    #expect(
      shown[1].starts(with: [
        "  Page        ran      1 body", "  2 previews  opaque",
        "      App/Shared.swift:3:23: Opaque: 'acmeLimit' is opaque: obsh does not have",
        "      it, and its value is needed here", "      One, Two",
      ]), "\(shown[1])")
  }

  @Test func `on a terminal a long message is broken between words, and a short one is not`() throws {
    let folder = try folder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let inputs = [":open App", ":mount Page()", "let number: Int = \"a text of some length\""]
    let whole = SessionTests.play(inputs, options)
    options.wrapsMessages = true
    let broken = SessionTests.play(inputs, options)
    #expect(whole[1].lines.contains { $0.count > 200 })
    #expect(broken[1].lines.allSatisfy { $0.count <= 80 })
    #expect(broken[2].lines == whole[2].lines)
  }

  @Test func `a preview of a provider that traps names the provider's place`() throws {
    let folder = try folder()
    try folder.write(
      "App/Old.swift",
      """
      import SwiftUI
      struct Old_Previews: PreviewProvider {
        static var previews: some View { Page() }
      }
      """)
    let shown = play(folder, [":open App", ":mount --all", ":mount Old_Previews"])
    #expect(shown[1].contains("      No store, Old_Previews"))
    #expect(shown[2].first?.hasPrefix("App/Old.swift:2:8: Fatal error: No Observable object of type Store") ?? false)
  }

  @Test func `previews find provided models as well, and a mount that lacks one says how to provide it`() throws {
    let shown = play(
      try folder(), [":open App", ":mount \"No store\"", ":provide Store.sample", ":mount \"No store\"", ":render"])
    #expect(shown[1].last == "':provide EXPR' gives the views that you mount an instance of Store.")
    #expect(shown[3].contains { $0.contains("body") })
    #expect(shown[4].contains { $0.contains("page 1") })
  }

  @Test func `mistakes in the code are found on opening, and listed with those that views have shown`() throws {
    let folder = try folder()
    try folder.write(
      "App/Late.swift",
      """
      import SwiftUI
      class Plain { var done = false }
      struct Late: View {
        let plain: Plain
        var body: some View { Button("\\(plain.done)") { plain.done = true } }
      }
      """)
    let shown = play(folder, [":open App", ":mistakes", ":set mistakes off", ":mistakes"])
    #expect(shown[0].contains("2 mistakes:"))
    #expect(shown[0].contains { $0.hasPrefix("  App/Late.swift:") })
    #expect(shown[1].first == "In the opened code:")
    #expect(shown[1].joined(separator: " ").contains("[plain_class_read]"))
    #expect(shown[3] == ["No mistakes so far."])
  }

  @Test func `a model that is provided is found by the views that need it`() throws {
    let shown = play(
      try folder(),
      [":open App", ":provide Store.sample", ":mount \"Root\" Page()", "Store.sample.count = 2", ":render"])
    #expect(shown[1] == [])
    #expect(shown[3].contains { $0.contains("because Store#1.count") })
    #expect(shown[4].contains { $0.contains("page 2") })
  }

  @Test(arguments: ["3", "[1]", "Plain()", "Model.self", "Model() as AnyObject", "Model() as Model?"])
  func `only a model can be provided`(_ expression: String) {
    let shown = SessionTests.play([
      "@Observable class Model { var n = 0 }", "class Plain {}",
      "struct Page: View { var body: some View { Text(\"a\") } }", ":provide \(expression)", ":mount Page()",
      ":provide Model()", ":mount Page()",
    ])
    #expect(shown[3].lines.last?.hasPrefix("error: ':provide' takes an instance of a class that is") == true)
    for mounted in [shown[4], shown[6]] { #expect(mounted.lines.contains { $0.contains("body") }) }
  }

  @Test(arguments: ["Old()", "Model()", "old", "Model.shared"])
  func `models of both kinds can be provided`(_ expression: String) {
    let shown = SessionTests.play([
      "@Observable class Model { var n = 0; static let shared = Model() }",
      "class Old: ObservableObject { @Published var n = 0 }", "let old = Old()",
      "struct Page: View { var body: some View { Text(\"a\") } }", ":provide \(expression)", ":mount Page()",
    ])
    #expect(shown[4].lines == [])
    #expect(shown[5].lines.contains { $0.contains("body") })
  }

  @Test func `opaque lists by place`() throws {
    let shown = play(try folder(), [":open App", ":opaque AcmeBadge", ":opaque AcmeBag"])
    #expect(
      shown[1] == ["AcmeBadge  (AcmeKit)  1 use, first in App/Page.swift:7", "  App/Page.swift:7"])
    #expect(shown[2] == ["error: there is no opaque name 'AcmeBag'; did you mean 'AcmeBadge'?; ':opaque' lists all"])
  }

  @Test func `source shows a declaration with its place`() throws {
    let shown = play(try folder(), [":open App", ":source Row", ":source Store.sample"])
    #expect(
      shown[1] == [
        "App/Page.swift:9", "struct Row: View { let name: String; var body: some View { Text(name) } }",
      ])
    #expect(shown[2] == ["App/Page.swift:4", "static let sample = Store()"])
  }

  @Test func `reload takes what has changed`() throws {
    let folder = try folder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let lines = onMachineThread { () -> [String] in
      var text = ""
      let session = Session(options) { text += $0 }
      session.submit(":open App")
      session.submit(":mount \"App/Page.swift:10\"")
      let old = (try? folder.read("App/Page.swift")) ?? ""
      try? folder.write("App/Page.swift", old.replacing("Text(name)", with: "Text(name + \"!\")"))
      text = ""
      session.submit(":reload")
      session.submit(":render")
      session.submit(":reload")
      return text.split(separator: "\n").map(String.init)
    }
    #expect(lines.contains { $0.hasPrefix("Changed: ") && $0.hasSuffix("App/Page.swift") })
    #expect(lines.contains { $0.contains("Ann!") })
    #expect(lines.last == "Nothing has changed.")
  }

  @Test func `tab knows what was opened`() throws {
    let folder = try folder()
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let (mount, source) = onMachineThread { () -> ([String], [String]) in
      let session = Session(options) { _ in }
      session.submit(":open App")
      return (
        session.completions(for: ":mount ", at: 7).all.map(\.text),
        session.completions(for: ":source R", at: 9).all.map(\.text)
      )
    }
    #expect(mount == ["Page", "\"No store\""])
    #expect(source == ["Row"])
  }

  @Test func `a transcript opens nothing outside of its folder`() throws {
    let shown = play(try folder(), [":open ..", ":open /etc"])
    #expect(shown[0].first?.contains("is outside the transcript's folder") ?? false)
    #expect(shown[1].first?.contains("is outside the transcript's folder") ?? false)
  }
}
