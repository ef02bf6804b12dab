import Files
import Session
import Testing

/// `:migrate` of code that `:open` has brought in.
@Suite struct MigrateOpenedTests {
  private func folder(_ more: [(name: String, text: String)] = []) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(
      "App/Store.swift",
      """
      import Combine

      final class Store: ObservableObject {
        @Published var count = 0
        @Published var step = 1
      }
      """)
    try folder.write(
      "App/Page.swift",
      """
      import SwiftUI

      struct Total: View {
        @ObservedObject var store: Store
        var body: some View { Text("total \\(store.count)") }
      }
      struct Page: View {
        @StateObject private var store = Store()
        var body: some View {
          Total(store: store)
          Stepper("step \\(store.step)", value: $store.step)
          Button("Add") { store.count += store.step }
        }
      }
      """)
    for file in more { try folder.write(file.name, file.text) }
    return folder
  }

  private func options(_ folder: TemporaryFolder) -> SessionOptions {
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    return options
  }

  private func play(_ folder: TemporaryFolder, _ inputs: [String]) -> [[String]] {
    SessionTests.play(inputs, options(folder)).map(\.lines)
  }

  private let migration = [
    "App/Page.swift", "  -  @ObservedObject var store: Store", "  +  let store: Store",
    "  -  @StateObject private var store = Store()", "  +  @State private var store = Store()",
    "App/Store.swift", "  -import Combine", "  +import Observation", "  -final class Store: ObservableObject {",
    "  -  @Published var count = 0", "  -  @Published var step = 1", "  +@Observable", "  +final class Store {",
    "  +  var count = 0", "  +  var step = 1",
  ]

  @Test func `mounted views of opened code go on with the new type`() throws {
    let folder = try folder()
    let shown = play(
      folder,
      [
        ":open App", ":trace off", ":mount Page()", ":tap Add", ":migrate Store", ":trace writes", ":tap Add",
        "Store#1.step = 1",
      ])
    #expect(shown[4].filter { $0.hasPrefix("App/") || $0.hasPrefix("  ") } == migration)
    #expect(shown[4].contains("Ran 4 inputs again."))
    #expect(
      shown[6] == [
        "  willSet  Store#1.count  1 → 2", "           invalidates Total", "  didSet   Store#1.count  1 → 2",
        "  body     Total  #3  because Store#1.count",
      ])
    #expect(shown[7] == ["  equal    Store#1.step  1 → 1  nobody is told"])
    // The files are as they were.
    let text = String(decoding: try Files.contents(of: "\(folder.path)/App/Store.swift"), as: UTF8.self)
    #expect(text.contains("ObservableObject"))
  }

  @Test func `undo brings the legacy type back, and a second migrate the new one`() throws {
    let shown = play(
      try folder(),
      [
        ":open App", ":trace off", ":mount Page()", ":migrate", ":undo", ":trace writes", "Store#1.step = 1",
        ":migrate",
      ])
    #expect(shown[4] == ["undone: :migrate"])
    #expect(shown[6].first == "  publish  Store#1.step  1 → 1")
    #expect(shown[7].contains("  +@Observable"))
  }

  @Test func `code that the session began with is migrated too, and cannot be undone`() throws {
    let folder = try folder()
    let session = Session(options(folder), complaints: { _ in }, output: { _ in })
    #expect(session.submit(opening: CodeToOpen(paths: ["App"])) == .done)
    #expect(session.submit(":mount Page()") == .done)
    #expect(session.submit(":migrate") == .done)
    #expect(session.submit(":tap Add") == .done)
    #expect(session.submit(":undo 3") == .done)
    #expect(session.submit(":undo") == .failed(.command))
    #expect(session.submit(":mount Page()") == .done)
  }

  @Test func `modules with types of the same name are both migrated`() throws {
    let model = "import SwiftUI\npublic final class Model: ObservableObject { @Published var n = 0 }\n"
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", Self.package)
    try folder.write("Sources/First/Model.swift", model)
    try folder.write("Sources/Second/Model.swift", model)
    let shown = play(folder, [":open .", ":migrate"])
    let files = shown[1].filter { $0.hasSuffix("Model.swift") }
    #expect(files.map { $0.split(separator: "/").suffix(2).first } == ["First", "Second"], "\(shown)")
  }

  private static let package = """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Two", targets: [.target(name: "First"), .target(name: "Second")])
    """
}
