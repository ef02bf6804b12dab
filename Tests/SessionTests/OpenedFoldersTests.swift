import Foundation
import Session
import Testing

/// Folders and packages become modules, whatever they contain.
@Suite struct OpenedFoldersTests {
  private func open(
    folder files: KeyValuePairs<String, String>, standIns: [String] = [], target: String? = nil
  ) throws -> (modules: [String], sealed: [String], opaque: [String], results: [OpenedPreview.Result], printed: String)
  {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    let code = CodeToOpen(paths: [folder.path], standIns: standIns.map { "\(folder.path)/\($0)" }, target: target)
    let found = try ReadCode(code)
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let modules = found.projects.joined().map {
      ($0.name, session.open($0.files, standIns: $0.standIns, name: $0.name))
    }
    let results = modules.flatMap { session.mountPreviews(of: $0.1).map(\.result) }
    return (
      modules.map(\.0), modules.flatMap { $0.1.sealed.map(\.message) }, modules.flatMap { $0.1.opaque.map(\.message) },
      results, printed
    )
  }

  private static let package: KeyValuePairs = [
    "Package.swift": """
    // swift-tools-version: 6.0
    import PackageDescription
    let package = Package(name: "Demo", products: [.library(name: "KitProduct", targets: ["Kit"])], targets: [
      .executableTarget(name: "App", dependencies: ["Models", .product(name: "KitProduct", package: "demo")]),
      .target(name: "Kit", dependencies: [.target(name: "Models")], path: "Odd/Kit"),
      .target(name: "Models"),
      .testTarget(name: "AppTests", dependencies: ["App"]),
    ])
    """,
    "Sources/Models/Models.swift": """
    public struct List { public let id: Int; public init(id: Int) { self.id = id } }
    func helper() -> String { "models" }
    public func modelsName() -> String { helper() }
    """,
    "Odd/Kit/Kit.swift": """
    import Models
    func helper() -> String { "kit" }
    public func kitName() -> String { helper() + " over " + modelsName() }
    """,
    "Sources/App/Page.swift": """
    import SwiftUI
    import Models
    import Kit
    func helper() -> String { "app" }
    struct Page: View {
      var body: some View {
        let _ = print(helper(), kitName(), Models.List(id: 3).id)
        SwiftUI.List { Text("row") }
      }
    }
    #Preview { Page() }
    """,
    "Tests/AppTests/T.swift": "import XCTest",
  ]

  @Test func `files of a project are one module and tests are left out`() throws {
    let folder = try TemporaryFolder()
    for name in ["App/App.xcodeproj/project.pbxproj", "App/A.swift", "App/Sub/B.swift", "App/AppTests/T.swift"] {
      try folder.write(name, "struct S {}")
    }
    for name in ["Kit/Package.swift", "Kit/Sources/C.swift", "Kit/.build/D.swift", "Kit/notes.txt"] {
      try folder.write(name, "struct S {}")
    }
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.map(\.name) == ["App", "Kit"])
    let names = repository.modules.map { $0.files.map { String($0.dropFirst(folder.path.count + 1)) } }
    #expect(names == [["App/A.swift", "App/Sub/B.swift"], ["Kit/Sources/C.swift"]])
    #expect(try Repository([folder.path], includesTests: true).modules[0].files.count == 3)
  }

  @Test func `of fetched packages only the modules that others use are opened`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      let package = Package(
        name: "App",
        targets: [
          .target(name: "App", dependencies: [.product(name: "Kit", package: "kit")]),
          .testTarget(name: "AppTests", dependencies: ["App"]),
        ])
      """)
    try folder.write(
      ".build/checkouts/kit/Package.swift",
      """
      let package = Package(
        name: "kit", products: [.library(name: "Kit", targets: ["Kit"]), .library(name: "Other", targets: ["Other"])],
        targets: [
          .target(name: "Core"), .target(name: "Kit", dependencies: ["Core"]), .target(name: "Other"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """)
    for name in ["Sources/App/A.swift", "Tests/AppTests/T.swift"] { try folder.write(name, "let a = 1") }
    for name in ["Sources/Core/C", "Sources/Kit/K", "Sources/Other/O", "Tests/KitTests/T", "Examples/E"] {
      try folder.write(".build/checkouts/kit/\(name).swift", "let k = 1")
    }
    let repository = try Repository([folder.path], includesTests: true)
    #expect(repository.modules.map(\.name) == ["Core", "Kit", "App", "AppTests"])
  }

  @Test func `the steps of a documentation's tutorials are left out`() throws {
    let folder = try TemporaryFolder()
    for name in ["Sources/Kit/A.swift", "Sources/Kit/Kit.docc/Resources/1.swift", "Sources/Kit/Kit.docc/2.swift"] {
      try folder.write(name, "struct A {}")
    }
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.flatMap(\.files) == ["\(folder.path)/Sources/Kit/A.swift"])
  }

  @Test func `each page of a playground is a module with the playground's sources`() throws {
    let found = try open(folder: [
      "Play.playground/Pages/One.xcplaygroundpage/Contents.swift": "struct S { var a = 1 }\nprint(S(a: both))",
      "Play.playground/Pages/Two.xcplaygroundpage/Contents.swift": "struct S { var b = \"b\" }\nprint(S(b: helper()))",
      "Play.playground/Pages/Two.xcplaygroundpage/Sources/Own.swift": "public func helper() -> String { \"\\(both)\" }",
      "Play.playground/Sources/Both.swift": "public let both = 2",
      "Single.playground/Contents.swift": "struct S {}",
    ])
    #expect(found.modules == ["One", "Two", "Single.playground"])
    #expect(found.sealed == [])
  }

  @Test func `a playground imports the modules of the package around it`() throws {
    let found = try open(folder: [
      "Package.swift": "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])",
      "Sources/Kit/Kit.swift": "public struct Kit { public init() {} ; public let seven = 7 }",
      "Kit.playground/Contents.swift": "import Kit\nlet kit: Kit = Kit()\nlet seven: Int = kit.seven",
    ])
    #expect(found.modules == ["Kit", "Kit.playground"])
    #expect(found.sealed == [])
    #expect(found.opaque == [])
  }

  @Test func `what is no text is left out and said`() throws {
    let folder = try TemporaryFolder()
    try folder.write("good.swift", "let a = 1")
    try folder.write("bad.swift", bytes: [0x6c, 0xff])
    var repository = try Repository([folder.path], includesTests: false)
    #expect(repository.texts(of: repository.modules[0]).map(\.text) == ["let a = 1"])
    #expect(repository.notes.count == 1)
    #expect(repository.notes.first?.hasSuffix("bad.swift' is not valid UTF-8") ?? false)
  }

  @Test func `targets are modules in the order of their dependencies`() throws {
    let opened = try open(folder: Self.package)
    #expect(opened.modules == ["Models", "Kit", "App"])
    #expect(opened.sealed == [])
    #expect(opened.opaque == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed == "app kit over models 3\n")
  }

  @Test func `dependencies that a manifest computes are found in the imports`() throws {
    let folder: KeyValuePairs = [
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let base: [Target.Dependency] = ["Words"]
      let package = Package(name: "Demo", targets: [
        .target(name: "Alpha", dependencies: base + ["Beta"]), .target(name: "Beta", dependencies: base),
        .target(name: "Words"), .target(name: "Other"),
      ])
      """,
      "Sources/Alpha/Alpha.swift": """
      import SwiftUI
      @testable import class Beta.Store
      private import Words
      struct Page: View {
        @State var store = Store()
        var body: some View { let _ = print(store.name, word()); Text(store.name) }
      }
      #Preview { Page() }
      """,
      "Sources/Beta/Beta.swift": """
      import Words
      public class Store { public init() {}; public var name: String { "beta " + word() } }
      """,
      "Sources/Words/Words.swift": "public func word() -> String { \"word\" }",
      "Sources/Other/Other.swift": "// import Alpha is no import\nlet other = 1",
    ]
    let opened = try open(folder: folder)
    #expect(opened.modules == ["Words", "Beta", "Alpha", "Other"])
    #expect(opened.sealed + opened.opaque == [])
    #expect(opened.printed == "beta word word\n")
    #expect(try open(folder: folder, target: "Beta").modules == ["Words", "Beta"])
  }

  @Test func `one target comes with those it imports alone`() throws {
    #expect(try open(folder: Self.package, target: "Kit").modules == ["Models", "Kit"])
  }

  @Test func `a stand-in takes the place of what is missing and of a declaration`() throws {
    let opened = try open(
      folder: [
        "App/App.xcodeproj/project.pbxproj": "",
        "App/Page.swift": """
        import SwiftUI
        import AcmeKit
        struct Client { func load() -> String { "true" } }
        struct Page: View {
          var body: some View { if AcmeAccount.isIn { let _ = print(Client().load()); Text("in") } }
        }
        #Preview { Page() }
        """,
        "Stand.swift": """
        enum AcmeAccount { static let isIn = true }
        struct Client { func load() -> String { "fake" } }
        """,
      ], standIns: ["Stand.swift"])
    #expect(opened.sealed == [])
    #expect(opened.results.contains(.ran))
    #expect(opened.printed == "fake\n")
  }

  @Test func `packages that depend on each other are opened and said`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      "let package = Package(name: \"P\", targets: [.target(name: \"A\", dependencies: [\"B\"]), .target(name: \"B\", dependencies: [\"A\"])])"
    )
    for name in ["A", "B"] { try folder.write("Sources/\(name)/F.swift", "let \(name.lowercased()) = 1") }
    let repository = try Repository([folder.path], includesTests: false)
    #expect(Set(repository.modules.map(\.name)) == ["A", "B"])
    #expect(repository.notes == ["the targets 'A', 'B' depend on each other"])
  }

  @Test func `links lead nowhere`() throws {
    let (folder, other) = (try TemporaryFolder(), try TemporaryFolder())
    try folder.write("A.swift", "let a = 1")
    try other.write("Secret.swift", "let secret = 1")
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/out", withDestinationPath: other.path)
    try FileManager.default.createSymbolicLink(atPath: "\(folder.path)/round", withDestinationPath: folder.path)
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/S.swift", withDestinationPath: "\(other.path)/Secret.swift")
    try FileManager.default.createSymbolicLink(
      atPath: "\(folder.path)/Package.swift", withDestinationPath: "\(other.path)/Secret.swift")
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.flatMap(\.files) == ["\(folder.path)/A.swift"])
  }

  @Test func `a file that is too long is left out and said`() throws {
    let folder = try TemporaryFolder()
    try folder.write("A.swift", "let a = 1")
    try folder.write("Long.swift", bytes: [UInt8](repeating: 0x20, count: Session.inputLimit + 1))
    var repository = try Repository([folder.path], includesTests: false)
    #expect(repository.texts(of: repository.modules[0]).count == 1)
    #expect(repository.notes.count == 1)
    #expect(try #require(repository.notes.first).contains("Long.swift"))
  }

  @Test func `of too many files the rest is left out and said`() throws {
    let folder = try TemporaryFolder()
    for index in 0..<8 { try folder.write("F\(index).swift", "") }
    let repository = try Repository([folder.path], includesTests: false, fileLimit: 5)
    #expect(repository.modules[0].files.count == 5)
    #expect(repository.notes == ["more than 5 files: the rest is left out"])
  }

  @Test func `the code of a manifest does not run`() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "Package.swift",
      """
      import Foundation
      let names = try! FileManager.default.contentsOfDirectory(atPath: "/")
      while true {}
      let package = Package(name: "P", targets: [.target(name: names[0]), .target(name: "Kit", path: "../..")])
      """)
    try folder.write("Sources/Kit/K.swift", "let k = 1")
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.flatMap(\.files) == ["\(folder.path)/Sources/Kit/K.swift"])
  }

  @Test func foldersThatOtherFilesImportAreModulesIfManifestsAreComputed() throws {
    let (modules, sealed, opaque, results, printed) = try open(folder: [
      "Projects/Domain/Project.swift": """
      import ProjectDescription
      import ProjectDescriptionHelpers
      let project = ProjectName.domain.project
      """,
      "Projects/Domain/TripsDomain/Store.swift": """
      public protocol Store { var name: String { get } }
      public enum Kind: String { case trip }
      """,
      "Projects/Domain/TripsDomain/Tests/StoreTests.swift": "@testable import TripsDomain\nlet unused = Kind.trip",
      "Projects/Domain/NotesDomain/Kind.swift": """
      public enum Kind: String { case note }
      extension Kind { public var shown: String { rawValue } }
      """,
      "Projects/Features/Trips/TripList.swift": """
      import TripsDomain
      public protocol TripsCoordinator {}
      extension Kind { public var shown: String { "a " + rawValue } }
      public func tripText() -> String { Kind.trip.shown }
      """,
      "Projects/App/Sources/Navigation/Trips/TripsCoordinator.swift": """
      import Trips
      final class TripsCoordinator: Trips.TripsCoordinator { let name = "coordinator" }
      """,
      "Projects/App/Sources/Page.swift": """
      import NotesDomain
      import SwiftUI
      import Trips
      struct Page: View {
        let coordinator = TripsCoordinator()
        var body: some View { let _ = print(coordinator.name, Kind.note.shown, tripText()) }
      }
      #Preview { Page() }
      """,
    ])
    #expect(Set(modules.dropLast()) == ["NotesDomain", "Trips", "TripsDomain"])
    #expect(sealed == [] && opaque == [])
    #expect(results == [.ran])
    #expect(printed.contains("coordinator note a trip"))
  }
}
