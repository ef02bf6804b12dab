import Foundation
import Session
import Testing

/// Packages on this computer that a manifest names by their paths.
@Suite struct LocalPackagesTests {
  /// An app in one folder, and the packages beside it on which it depends.
  private static func write(_ folder: TemporaryFolder, kit: String = "../Kit") throws {
    try folder.write(
      "App/Package.swift",
      """
      let package = Package(
        name: "App", dependencies: [.package(path: "\(kit)")],
        targets: [.executableTarget(name: "App", dependencies: [.product(name: "KitProduct", package: "Kit")])])
      """)
    try folder.write("App/Sources/App/main.swift", "import Kit\nprint(kitText())")
    try folder.write(
      "Kit/Package.swift",
      """
      let package = Package(
        name: "Kit", products: [.library(name: "KitProduct", targets: ["Kit"])],
        dependencies: [.package(name: "Core", path: "../Core/")],
        targets: [
          .target(name: "Kit", dependencies: ["Core"]), .target(name: "Unused"),
          .testTarget(name: "KitTests", dependencies: ["Kit"]),
        ])
      """)
    try folder.write("Kit/Sources/Kit/Kit.swift", "import Core\npublic func kitText() -> String { coreText() + \"!\" }")
    try folder.write("Kit/Sources/Unused/Unused.swift", "func unused() {}")
    try folder.write("Kit/Tests/KitTests/Tests.swift", "func tests() {}")
    try folder.write("Core/Package.swift", "let package = Package(name: \"Core\", targets: [.target(name: \"Core\")])")
    try folder.write("Core/Sources/Core.swift", "public func coreText() -> String { \"core\" }")
    try folder.write("Core/Other/Other.swift", "func other() {}")
  }

  @Test func `packages beside the opened one give the modules that are used`() throws {
    let folder = try TemporaryFolder()
    try Self.write(folder)
    let repository = try Repository(["\(folder.path)/App"], includesTests: true)
    #expect(repository.projects.map { $0.map(\.name) } == [["Core", "Kit", "App"]])
    #expect(repository.modules[0].files == ["\(folder.path)/Core/Sources/Core.swift"])
    #expect(repository.notes == [])
  }

  @Test func `packages that are opened together are one project with the one that uses them`() throws {
    let folder = try TemporaryFolder()
    try Self.write(folder)
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.projects.map { Set($0.map(\.name)) } == [["Core", "Kit", "Unused", "App"]])
    #expect(repository.notes == [])
  }

  @Test func `a package around the opened one gives its targets and not the opened code again`() throws {
    let folder = try TemporaryFolder()
    try folder.write("Package.swift", "let package = Package(name: \"Kit\", targets: [.target(name: \"Kit\")])")
    try folder.write("Sources/Kit/Kit.swift", "public let kit = 1")
    try folder.write(
      "Examples/Demo/Package.swift",
      """
      let package = Package(
        name: "Demo", dependencies: [.package(path: "../..")],
        targets: [.target(name: "Demo", dependencies: ["Kit"])])
      """)
    try folder.write("Examples/Demo/Sources/Demo/Demo.swift", "import Kit\nlet demo = kit")
    let repository = try Repository(["\(folder.path)/Examples/Demo"], includesTests: false)
    #expect(
      repository.modules.map(\.files) == [
        ["\(folder.path)/Sources/Kit/Kit.swift"], ["\(folder.path)/Examples/Demo/Sources/Demo/Demo.swift"],
      ])
  }

  @Test func `a path without a package is said, and packages that name each other end`() throws {
    let folder = try TemporaryFolder()
    try Self.write(folder, kit: "../Missing")
    let alone = try Repository(["\(folder.path)/App"], includesTests: false)
    #expect(alone.modules.map(\.name) == ["App"])
    #expect(alone.notes == ["'\(folder.path)/Missing', which 'App' depends on, is not a package"])
    try Self.write(folder)
    try folder.write(
      "Core/Package.swift",
      "let package = Package(name: \"Core\", dependencies: [.package(path: \"../Kit\")], targets: [.target(name: \"Core\")])"
    )
    let round = try Repository(["\(folder.path)/App"], includesTests: false)
    #expect(round.modules.map(\.name) == ["Core", "Kit", "App"])
  }
}
