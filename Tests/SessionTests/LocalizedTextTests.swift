import Session
import Testing

/// Texts of an opened folder for localized keys: its string catalogs and `.strings` files.
@Suite struct LocalizedTextTests {
  private func rendered(_ body: String, _ files: KeyValuePairs<String, String>) throws -> [String] {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Page.swift",
      """
      import SwiftUI
      struct Page: View {
        var count = 1
        var body: some View {
          \(body)
        }
      }
      #Preview { Page() }
      """)
    for (name, text) in files { try folder.write("App/" + name, text) }
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    let shown = SessionTests.play([":open App", ":mount Page", ":render"], options).map(\.lines)
    return shown[2].dropFirst().map { $0.split(separator: " ", maxSplits: 1).last.map(String.init) ?? "" }
  }

  private static let catalog = """
    { "sourceLanguage": "en", "version": "1.0", "strings": {
      "greeting": { "localizations": {
        "de": { "stringUnit": { "value": "Hallo" } }, "en": { "stringUnit": { "value": "Hello there" } } } },
      "count %lld": { "localizations": { "en": { "variations": { "plural": {
        "one": { "stringUnit": { "value": "%lld item" } }, "other": { "stringUnit": { "value": "%lld items" } } } } } } },
      "%@ of %@": { "localizations": { "en": { "stringUnit": { "value": "%2$@: %1$@" } } } },
      "device": { "localizations": { "en": { "variations": { "device": {
        "mac": { "stringUnit": { "value": "Mac" } }, "other": { "stringUnit": { "value": "Device" } } } } } } },
      "plain": {}
    } }
    """

  @Test func `keys in views show the texts of the catalog`() throws {
    let body = """
      Text("greeting")
      Text("count \\(count)")
      Text("count \\(3)")
      Text("\\("a") of \\("b")")
      Text("device")
      Text("plain")
      Text("missing \\(count)")
      Text(verbatim: "greeting")
      Button("greeting") {}
      Label("greeting", systemImage: "x")
      Toggle("greeting", isOn: .constant(true))
      Text("x").navigationTitle("greeting")
      """
    #expect(
      try rendered(body, ["Localizable.xcstrings": Self.catalog]) == [
        " \"Hello there\"", " \"1 item\"", " \"3 items\"", " \"b: a\"", " \"Mac\"", " \"plain\"", " \"missing 1\"",
        " \"greeting\"", " \"Hello there\"", " \"Hello there\"", " \"Hello there\"  on",
        " \"x\"  title: Hello there",
      ])
  }

  @Test func `strings and resources have the texts of the catalog`() throws {
    let body = """
      Text(String(localized: "greeting"))
      Text(String(localized: "count \\(2)"))
      Text(String(localized: "greeting", defaultValue: "other"))
      Text(String(localized: "none", defaultValue: "other \\(count)"))
      Text(LocalizedStringResource("greeting"))
      Text(LocalizedStringKey("greeting"))
      Text(NSLocalizedString("greeting", comment: ""))
      Text(Bundle.main.localizedString(forKey: "greeting", value: nil, table: nil))
      """
    #expect(
      try rendered(body, ["Localizable.xcstrings": Self.catalog]) == [
        " \"Hello there\"", " \"2 items\"", " \"Hello there\"", " \"other 1\"", " \"Hello there\"",
        " \"Hello there\"", " \"Hello there\"", " \"Hello there\"",
      ])
  }

  @Test func `a folder of a language and another table are read`() throws {
    let body = """
      Text("a.key")
      Text("b.key", tableName: "Other")
      Text("b.key")
      Text(String(localized: "b.key", table: "Other"))
      """
    let files: KeyValuePairs = [
      "en.lproj/Localizable.strings": "/* one */\n\"a.key\" = \"A \\\"text\\\"\";",
      "de.lproj/Localizable.strings": "\"a.key\" = \"Ein Text\";",
      "Base.lproj/Other.strings": "\"b.key\" = \"B text\";",
    ]
    #expect(try rendered(body, files) == [" \"A \\\"text\\\"\"", " \"B text\"", " \"b.key\"", " \"B text\""])
  }

  @Test func `a catalog shows its source language if English is missing`() throws {
    let catalog = """
      { "sourceLanguage": "fr", "strings": { "greeting": { "localizations": {
        "fr": { "stringUnit": { "value": "Bonjour" } } } } } }
      """
    #expect(try rendered("Text(\"greeting\")", ["Localizable.xcstrings": catalog]) == [" \"Bonjour\""])
  }
}
