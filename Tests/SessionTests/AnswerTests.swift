import Machine
import Testing

@testable import Session

/// `:answer` is the network of a session, and opened code finds its files.
@Suite struct AnswerTests {
  private let store = """
    import Foundation
    struct Todo: Codable { let id: Int; let title: String }
    @Observable final class Store {
      var titles: [String] = []
      var failure = ""
      func load() async {
        do {
          let (data, response) = try await URLSession.shared.data(from: URL(string: "https://acme.test/todos")!)
          guard (response as? HTTPURLResponse)?.statusCode == 200 else { failure = "status"; return }
          titles = try JSONDecoder().decode([Todo].self, from: data).map(\\.title)
        } catch { failure = "\\((error as? URLError)?.code.rawValue ?? 0)" }
      }
    }
    """

  private func printed(_ inputs: String...) -> [[String]] {
    play([store, ":trace off", "let store = Store()"] + inputs).dropFirst(3).map(\.lines)
  }

  @Test func `a request that nothing answers fails as without a network`() {
    #expect(
      printed("await store.load()", "print(store.failure)", ":answer").dropFirst() == [
        ["-1009"], ["There are no answers: every request fails, as without a network."],
      ])
  }

  @Test func `JSON answers when its time has come`() {
    let lines = printed(
      ":answer https://acme.test/todos [{\"id\": 1, \"title\": \"Milk\"}] after 0.5s", "Task { await store.load() }",
      "print(store.titles)", ":advance 1s", "print(store.titles)", ":answer")
    #expect(lines[2] == ["[]"])
    #expect(lines[4] == ["[\"Milk\"]"])
    #expect(lines[5] == ["https://acme.test/todos  200, 28 bytes, application/json after 0.5 s"])
  }

  @Test func `statuses errors and patterns answer`() {
    let lines = printed(
      ":answer https://acme.test/* timedOut", "await store.load()", "print(store.failure)",
      ":answer https://acme.test/todos 404", "await store.load()", "print(store.failure)",
      ":answer off https://acme.test/todos", "await store.load()", "print(store.failure)",
      ":answer off https://acme.test/none")
    #expect(lines[2] == ["-1001"])
    #expect(lines[5] == ["status"])
    #expect(lines[8] == ["-1001"])
    #expect(lines[9].first?.hasSuffix("has no answer; there are answers for https://acme.test/*") ?? false)
  }

  @Test func `tasks and publishers are answered too`() {
    let lines = play([
      "import Combine", "import Foundation", ":trace off", "let url = URL(string: \"https://acme.test/n\")!",
      ":answer https://acme.test/n [1, 2]",
      "URLSession.shared.dataTask(with: url) { data, _, error in print(data?.count ?? 0, error == nil) }.resume()",
      """
      let waiting = URLSession.shared.dataTaskPublisher(for: url).map(\\.data)
        .decode(type: [Int].self, decoder: JSONDecoder()).replaceError(with: []).sink { print($0) }
      """,
    ]).map(\.lines)
    #expect(lines[5] == ["6 true"])
    #expect(lines[6].last == "[1, 2]")
  }

  @Test(arguments: AnswerCommand.errors.keys.sorted()) func `errors have the codes of the library`(name: String) {
    let lines = play(["import Foundation", "print(URLError.Code.\(name).rawValue)"]).map(\.lines)
    #expect(lines[1] == ["\(AnswerCommand.errors[name] ?? 0)"])
  }

  @Test func `opened code finds its files`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/Data/islands.json", "[\"Lagoon\"]")
    try folder.write("App/en.lproj/Help.txt", "help")
    try folder.write(
      "App/Islands.swift",
      """
      import Foundation
      func islands() throws -> [String] {
        guard let url = Bundle.main.url(forResource: "islands", withExtension: "json") else { return ["none"] }
        return try JSONDecoder().decode([String].self, from: Data(contentsOf: url))
      }
      func help() -> String { Bundle.main.path(forResource: "Help", ofType: "txt").flatMap { try? String(contentsOfFile: $0) } ?? "none" }
      func copied() throws -> String {
        let copy = FileManager.default.temporaryDirectory.appendingPathComponent("islands.json")
        try FileManager.default.copyItem(at: Bundle.main.url(forResource: "islands", withExtension: "json")!, to: copy)
        return try String(contentsOf: copy, encoding: .utf8)
      }
      """)
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let lines = play(
      [
        ":open App", "print(try islands(), help())",
        "print(Bundle.main.url(forResource: \"x\", withExtension: nil) == nil)", "print(try copied())",
      ], options
    )
    .map(\.lines)
    #expect(lines[1] == ["[\"Lagoon\"] help"])
    #expect(lines[2] == ["true"])
    #expect(lines[3] == ["[\"Lagoon\"]"])
  }

  @Test func `opened code finds its texts`() throws {
    let folder = try TemporaryFolder()
    try folder.write("App/en.lproj/Localizable.strings", "\"greeting\" = \"Hello %1$@\";\n\"plain\" = \"Plain\";")
    try folder.write("App/de.lproj/Localizable.strings", "\"plain\" = \"Schlicht\";")
    try folder.write(
      "App/Errors.xcstrings",
      """
      {"sourceLanguage": "en", "strings": {"lost": {"localizations": {"en": {"stringUnit": {"value": "Lost"}}}}}}
      """)
    try folder.write(
      "App/Texts.swift",
      """
      import Foundation
      func text(_ key: String, in table: String? = nil, bundle: Bundle = .main) -> String {
        NSLocalizedString(key, tableName: table, bundle: bundle, comment: "")
      }
      let german = Bundle.main.url(forResource: "de", withExtension: "lproj").flatMap { Bundle(url: $0) }
      """)
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let lines = play(
      [
        ":open App", "print(String(format: text(\"greeting\"), \"Ann\"), text(\"plain\"), text(\"unknown\"))",
        "print(text(\"lost\", in: \"Errors\"), text(\"plain\", bundle: german ?? .main))",
      ], options
    )
    .map(\.lines)
    #expect(lines[1] == ["Hello Ann Plain unknown"])
    #expect(lines[2] == ["Lost Schlicht"])
  }
}
