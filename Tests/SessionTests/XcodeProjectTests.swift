import Foundation
import Session
import Testing

/// What an Xcode project says about the files below it, and what Xcode makes of its asset catalogs.
@Suite struct XcodeProjectTests {
  /// An app with a list of files, and an extension with a folder that Xcode keeps in step. `Shared.swift` is in both.
  private static let project = """
    // !$*UTF8*$!
    { archiveVersion = 1; objectVersion = 77; rootObject = P; objects = {
      P = { isa = PBXProject; mainGroup = G; targets = ( APP, EXT, TEST ); };
      G = { isa = PBXGroup; sourceTree = "<group>"; children = ( SRC, WID ); };
      SRC = { isa = PBXGroup; path = "My Sources"; sourceTree = "<group>"; children = ( A, B ); };
      A = { isa = PBXFileReference; path = Page.swift; sourceTree = "<group>"; };
      B = { isa = PBXFileReference; path = Sub/../Shared.swift; sourceTree = "<group>"; };
      WID = { isa = PBXFileSystemSynchronizedRootGroup; path = Widget; sourceTree = "<group>"; exceptions = ( X, Y ); };
      X = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = EXT; membershipExceptions = ( Old, No.swift ); };
      Y = { isa = PBXFileSystemSynchronizedBuildFileExceptionSet; target = APP; membershipExceptions = ( Ours.swift ); };
      APP = { isa = PBXNativeTarget; name = "My App"; productType = "com.apple.product-type.application";
        buildPhases = ( S ); };
      S = { isa = PBXSourcesBuildPhase; files = ( FA, FB ); };
      FA = { isa = PBXBuildFile; fileRef = A; };
      FB = { isa = PBXBuildFile; fileRef = B; };
      EXT = { isa = PBXNativeTarget; name = Widget; productType = "com.apple.product-type.app-extension";
        buildPhases = ( T ); fileSystemSynchronizedGroups = ( WID ); };
      T = { isa = PBXSourcesBuildPhase; files = ( FB ); };
      TEST = { isa = PBXNativeTarget; name = Checks; productType = "com.apple.product-type.bundle.unit-test";
        buildPhases = ( U ); };
      U = { isa = PBXSourcesBuildPhase; files = ( ); };
    }; }
    """

  private func folder(_ files: [String: String], project: String = project) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write("My.xcodeproj/project.pbxproj", project)
    for (name, text) in files { try folder.write(name, text) }
    return folder
  }

  private static let files = [
    "My Sources/Page.swift": "struct Page {}", "My Sources/Shared.swift": "struct Shared {}",
    "My Sources/Unused.swift": "struct Page {}", "Widget/Page.swift": "struct Page {}",
    "Widget/No.swift": "struct Page {}", "Widget/Old/Page.swift": "struct Page {}",
    "Widget/Ours.swift": "struct Ours {}",
  ]

  @Test func `each target is a module of its own files`() throws {
    let folder = try folder(Self.files)
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.map(\.name) == ["My_App", "Widget"])
    let names = repository.modules.map { module in
      Set(module.files.map { String($0.dropFirst(folder.path.count + 1)) })
    }
    #expect(names[0] == ["My Sources/Page.swift", "My Sources/Shared.swift", "Widget/Ours.swift"])
    #expect(names[1] == ["Widget/Page.swift", "Widget/Ours.swift", "My Sources/Shared.swift"])
    #expect(repository.notes.count == 1)
    #expect(repository.notes[0].contains("3 files outside all targets left out"))
  }

  @Test func `a file of two targets is looked at once`() throws {
    let folder = try folder(Self.files)
    var repository = try Repository([folder.path], includesTests: false)
    let names = repository.projects.flatMap { repository.texts(ofProject: $0) }.map(\.name)
    #expect(names.filter { $0.hasSuffix("My Sources/Shared.swift") }.count == 1)
  }

  @Test func `an app's target takes its files from a package that is there for other tools`() throws {
    let manifest = #"let package = Package(name: "My", targets: [.target(name: "My", path: "My Sources")])"#
    let other = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
    let folder = try folder(
      Self.files.merging(["Package.swift": manifest, "Kit/Package.swift": other, "Kit/Sources/Kit/Kit.swift": ""]) {
        one, _ in one
      })
    let repository = try Repository([folder.path], includesTests: false)
    #expect(Set(repository.modules.map(\.name)) == ["My_App", "Widget", "Kit"])
    let app = repository.modules.first { $0.name == "My_App" }
    #expect(app?.files.contains { $0.hasSuffix("My Sources/Page.swift") } == true)
  }

  @Test func `a package takes the place of an app that takes its files, if its tests are opened`() throws {
    let manifest = """
      let package = Package(name: "My", targets: [
        .target(name: "Kit", path: "My Sources"), .testTarget(name: "KitTests", dependencies: ["Kit"]),
      ])
      """
    let folder = try folder(["Package.swift": manifest, "Tests/KitTests/T.swift": ""].merging(Self.files) { $1 })
    let repository = try Repository([folder.path], includesTests: true)
    #expect(repository.modules.map(\.name) == ["Kit", "KitTests"])
    #expect(repository.notes.contains { $0.contains("files outside all targets left out") })
    #expect(Set(try Repository([folder.path], includesTests: false).modules.map(\.name)) == ["My_App", "Widget"])
  }

  @Test func `a package in a folder that Xcode keeps in step is a module of its own`() throws {
    let project = Self.project.replacingOccurrences(
      of: "buildPhases = ( S ); };", with: "buildPhases = ( S ); fileSystemSynchronizedGroups = ( WID ); };")
    let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
    let folder = try folder(
      ["Widget/Kit/Package.swift": manifest, "Widget/Kit/Sources/Kit/Kit.swift": "", "Widget/Page.swift": ""],
      project: project)
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.map(\.name) == ["Kit", "My_App"])
  }

  @Test func `a folder that Xcode keeps in step may be in no group`() throws {
    let project = Self.project.replacingOccurrences(of: "children = ( SRC, WID );", with: "children = ( SRC );")
    let folder = try folder(Self.files, project: project)
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.map(\.name) == ["My_App", "Widget"])
    #expect(repository.modules.last?.files.contains("\(folder.path)/Widget/Page.swift") ?? false)
  }

  @Test func `a workspace joins the projects and packages in its folder`() throws {
    let app = """
      { rootObject = P; objects = {
        P = { isa = PBXProject; mainGroup = G; targets = ( APP ); };
        G = { isa = PBXGroup; sourceTree = "<group>"; children = ( SRC ); };
        SRC = { isa = PBXFileSystemSynchronizedRootGroup; path = Sources; sourceTree = "<group>"; };
        APP = { isa = PBXNativeTarget; name = App; productType = "com.apple.product-type.application";
          buildPhases = ( ); fileSystemSynchronizedGroups = ( SRC ); };
      }; }
      """
    let workspace = """
      <?xml version="1.0" encoding="UTF-8"?>
      <Workspace version = "1.0">
         <FileRef location = "group:App/App.xcodeproj"></FileRef>
         <Group location = "container:" name = "Modules">
            <FileRef location = "group:Model/Model.xcodeproj"></FileRef>
         </Group>
         <Group location = "group:Packages"><FileRef location = "group:Kit"></FileRef></Group>
      </Workspace>
      """
    let folder = try TemporaryFolder()
    try folder.write("All.xcworkspace/contents.xcworkspacedata", workspace)
    try folder.write("App/App.xcodeproj/project.pbxproj", app)
    try folder.write("App/Sources/App.swift", "import Model\nimport Kit")
    let model = app.replacingOccurrences(of: "name = App", with: "name = Model")
      .replacingOccurrences(of: "type.application", with: "type.framework")
    try folder.write("Model/Model.xcodeproj/project.pbxproj", model)
    try folder.write("Model/Sources/Model.swift", "public struct Model {}")
    let manifest = #"let package = Package(name: "Kit", targets: [.target(name: "Kit")])"#
    try folder.write("Packages/Kit/Package.swift", manifest)
    try folder.write("Packages/Kit/Sources/Kit/Kit.swift", "public struct Kit {}")
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.projects.count == 1)
    #expect(Set(repository.modules.map(\.name)) == ["App", "Kit", "Model"])
    #expect(repository.modules.last?.name == "App")
  }

  @Test func `a target defines the conditions of its debug build`() throws {
    let project = Self.project.replacingOccurrences(
      of: "buildPhases = ( S ); };",
      with: """
        buildPhases = ( S ); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( D, R ); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = "DEBUG MAIN $(inherited)"; OTHER_SWIFT_FLAGS = ( "-D", ONE, "-DTWO" ); }; };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = SHIPPED; }; };
        """
    ).replacingOccurrences(
      of: "mainGroup = G;",
      with: """
        mainGroup = G; buildConfigurationList = M;
        """
    ).replacingOccurrences(
      of: "G = { isa = PBXGroup;",
      with: """
        M = { isa = XCConfigurationList; buildConfigurations = ( E ); };
        E = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SWIFT_ACTIVE_COMPILATION_CONDITIONS = COMMON; }; };
        G = { isa = PBXGroup;
        """)
    let manifest = #"""
      let package = Package(name: "Kit", targets: [.target(name: "Kit", swiftSettings: [
        .define("KIT"), .define("SMALL", .when(configuration: .release)), .define("BIG", .when(configuration: .debug)),
        .define("PHONE", .when(platforms: [.iOS, .macCatalyst])), .define("MAC", .when(platforms: [.macOS])),
      ])])
      """#
    let folder = try folder(
      Self.files.merging(["Kit/Package.swift": manifest, "Kit/Sources/Kit/Kit.swift": ""]) { one, _ in one },
      project: project)
    let modules = try ReadCode(CodeToOpen(paths: [folder.path])).projects.joined()
    let flags = Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.flags) })
    #expect(flags["My_App"] == ["DEBUG", "MAIN", "COMMON", "ONE", "TWO"])
    #expect(flags["Widget"] == ["DEBUG"])
    #expect(flags["Kit"] == ["DEBUG", "KIT", "BIG", "PHONE"])
    let others = try ReadCode(CodeToOpen(paths: [folder.path], platform: "macos")).projects.joined()
    #expect(others.first { $0.name == "Kit" }?.flags == ["DEBUG", "KIT", "BIG", "MAC"])
  }

  @Test func `the traits that a package enables are conditions`() throws {
    let manifest = #"""
      let package = Package(name: "Kit", traits: [
        .default(enabledTraits: ["Fast"]), .trait(name: "Fast", enabledTraits: ["Small"]), "Small", "Other",
      ], targets: [.target(name: "Kit", swiftSettings: [
        .define("FAST", .when(traits: ["Fast"])), .define("OTHER", .when(traits: ["Other"])),
      ])])
      """#
    let folder = try folder(["Package.swift": manifest, "Sources/Kit/Kit.swift": ""])
    let kit = try #require(try ReadCode(CodeToOpen(paths: [folder.path])).projects.joined().first { $0.name == "Kit" })
    #expect(kit.flags == ["DEBUG", "Fast", "Small", "FAST"])
  }

  @Test func `a target built only for other platforms is opened for its own`() throws {
    let project = Self.project.replacingOccurrences(
      of: "buildPhases = ( S ); };", with: "buildPhases = ( S ); buildConfigurationList = L; };"
    ).replacingOccurrences(
      of: "buildPhases = ( T );", with: "buildPhases = ( T ); buildConfigurationList = M;"
    ).replacingOccurrences(
      of: "G = { isa = PBXGroup;",
      with: """
        L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
        D = { isa = XCBuildConfiguration; name = Debug; buildSettings = { SDKROOT = macosx; }; };
        M = { isa = XCConfigurationList; buildConfigurations = ( E ); };
        E = { isa = XCBuildConfiguration; name = Debug; buildSettings = {
          SDKROOT = auto; SUPPORTED_PLATFORMS = "macosx iphoneos iphonesimulator"; }; };
        G = { isa = PBXGroup;
        """)
    let folder = try folder(Self.files, project: project)
    func platforms(_ chosen: String) throws -> [String: String] {
      let modules = try ReadCode(CodeToOpen(paths: [folder.path], platform: chosen)).projects.joined()
      return Dictionary(uniqueKeysWithValues: modules.map { ($0.name, $0.platform) })
    }
    #expect(try platforms("iOS") == ["My_App": "macOS", "Widget": "iOS"])
    #expect(try platforms("macOS") == ["My_App": "macOS", "Widget": "macOS"])
    #expect(try platforms("linux") == ["My_App": "linux", "Widget": "linux"])
  }

  @Test func `files with build settings count as those of their configurations`() throws {
    let project = Self.project.replacingOccurrences(
      of: "buildPhases = ( S ); };", with: "buildPhases = ( S ); buildConfigurationList = L; };"
    ).replacingOccurrences(of: "children = ( SRC, WID );", with: "children = ( SRC, WID, FILE );").replacingOccurrences(
      of: "SRC = { isa = PBXGroup;",
      with: """
        FILE = { isa = PBXFileReference; path = Settings/App.xcconfig; sourceTree = "<group>"; };
        L = { isa = XCConfigurationList; buildConfigurations = ( D ); };
        D = { isa = XCBuildConfiguration; name = Debug; baseConfigurationReference = FILE; buildSettings = { }; };
        SRC = { isa = PBXGroup;
        """)
    let settings = [
      "Settings/App.xcconfig": """
      #include "../Common.xcconfig"
      #include? "Missing.xcconfig"
      PRODUCT_MODULE_NAME = Own // of the app
      PRODUCT_MODULE_NAME[sdk=watchos*] = Watch
      """,
      "Common.xcconfig": "SDKROOT = macosx;\nSWIFT_ACTIVE_COMPILATION_CONDITIONS = SHARED $(inherited)\n",
    ]
    let folder = try folder(Self.files.merging(settings) { one, _ in one }, project: project)
    let modules = try ReadCode(CodeToOpen(paths: [folder.path])).projects.joined()
    #expect(modules.map(\.name) == ["Own", "Widget"])
    #expect(modules.map(\.platform) == ["macOS", "iOS"])
    #expect(modules.first?.flags == ["DEBUG", "SHARED"])
  }

  @Test func `a file for one platform alone is left out on others`() throws {
    let project = Self.project.replacingOccurrences(
      of: "fileRef = A; };", with: "fileRef = A; platformFilters = (macos, ); };"
    ).replacingOccurrences(of: "fileRef = B; };", with: "fileRef = B; platformFilter = ios; };")
    let folder = try folder(Self.files, project: project)
    func files(_ platform: String?) throws -> [String] {
      let repository = try Repository([folder.path], includesTests: false, platform: platform)
      return repository.modules[0].files.map { String($0.dropFirst(folder.path.count + 1)) }.sorted()
    }
    #expect(try files("iOS") == ["My Sources/Shared.swift", "Widget/Ours.swift"])
    #expect(try files("macOS") == ["My Sources/Page.swift", "Widget/Ours.swift"])
    #expect(try files(nil).count == 3)
  }

  @Test func `the bundle says what the build settings say`() throws {
    let settings = """
      PRODUCT_BUNDLE_IDENTIFIER = "org.example.$(PRODUCT_NAME:rfc1034identifier)"; PRODUCT_NAME = Page;
      MARKETING_VERSION = 2.5; CURRENT_PROJECT_VERSION = "$(BUILD_OF_ELSEWHERE)"; INFOPLIST_KEY_CFBundleDisplayName = "My Page";
      """
    let project = Self.project.replacingOccurrences(
      of: "buildPhases = ( S ); };",
      with: """
        buildPhases = ( S ); buildConfigurationList = L; };
        L = { isa = XCConfigurationList; buildConfigurations = ( R ); };
        R = { isa = XCBuildConfiguration; name = Release; buildSettings = { \(settings) }; };
        """)
    let folder = try folder(
      [
        "My Sources/Page.swift": """
        import SwiftUI
        #Preview {
          let bundle = Bundle.main
          let info = bundle.infoDictionary ?? [:]
          let _ = print(bundle.bundleIdentifier ?? "none", info["CFBundleShortVersionString"] ?? "none")
          let _ = print(info["CFBundleVersion"] ?? "none", info["CFBundleDisplayName"] ?? "none", info["Own"] ?? "none")
          Text("")
        }
        """,
        "My Sources/Info.plist": "<plist><dict><key>Own</key><string>3</string></dict></plist>",
      ], project: project)
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let found = try ReadCode(CodeToOpen(paths: [folder.path]))
    for project in found.projects {
      session.provide(found, for: project)
      for module in project {
        _ = session.mountPreviews(of: session.open(module.files, standIns: module.standIns, name: module.name))
      }
    }
    #expect(printed == "org.example.Page 2.5\n1 My Page 3\n")
  }

  @Test(arguments: [
    "", "struct S {}", "{ objects = ( ); }", "{ rootObject = P; objects = { P = { mainGroup = P; }; }; }",
  ])
  func `a project that says nothing leaves all files together`(_ project: String) throws {
    let folder = try folder(Self.files, project: project)
    let repository = try Repository([folder.path], includesTests: false)
    #expect(repository.modules.map(\.files.count) == [7])
  }

  @Test func `a file of two targets is reported once`() throws {
    let preview = "import SwiftUI\n#Preview { Text(\"shared\") }"
    let folder = try folder([
      "My Sources/Page.swift": "struct Page {}", "My Sources/Shared.swift": preview,
      "Widget/Page.swift": "struct Page {}",
    ])
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    var report = OpenReport()
    for module in try ReadCode(CodeToOpen(paths: [folder.path])).projects.joined() {
      let opened = session.open(module.files, standIns: module.standIns, name: module.name)
      #expect(opened.sealed.isEmpty)
      report.add(opened, files: module.files.map(\.name), models: [], previews: session.mountPreviews(of: opened))
    }
    #expect(report.text(width: .max).contains("3 files, 3 without errors"))
    #expect(report.text(width: .max).contains("1 preview:"))
  }

  // MARK: Asset catalogs

  private func opened(_ files: [String: String]) throws -> (
    sealed: [String], previews: [OpenedPreview], printed: String
  ) {
    let folder = try TemporaryFolder()
    for (name, text) in files { try folder.write(name, text) }
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let modules = try ReadCode(CodeToOpen(paths: [folder.path])).projects.joined().map {
      session.open($0.files, standIns: $0.standIns, name: $0.name)
    }
    return (modules.flatMap { $0.sealed.map(\.message) }, modules.flatMap { session.mountPreviews(of: $0) }, printed)
  }

  @Test func `colours and images of a catalog have symbols`() throws {
    let found = try opened([
      "Assets.xcassets/BrandColor.colorset/Contents.json": "{}",
      "Assets.xcassets/More/yellow-bg.colorset/Contents.json": "{}",
      "Assets.xcassets/app_logo.imageset/Contents.json": "{}",
      "Assets.xcassets/repeat.imageset/Contents.json": "{}",
      "Page.swift": """
      import SwiftUI
      struct Page: View {
        var body: some View {
          Text("page").foregroundStyle(.brand).background(Color.yellowBg)
          Image(.appLogo)
          Image(.repeat)
          Color(.brand)
          let _ = print("ran")
        }
      }
      #Preview { Page() }
      """,
    ])
    #expect(found.sealed.isEmpty)
    #expect(found.previews.map(\.result) == [.ran])
    #expect(found.printed.contains("ran"))
  }

  @Test func `a name that the module declares is left to it`() throws {
    let found = try opened([
      "Assets.xcassets/Brand.colorset/Contents.json": "{}", "Assets.xcassets/red.colorset/Contents.json": "{}",
      "Page.swift": """
      import SwiftUI
      extension Color { static let brand = Color("own") }
      #Preview { Text("\\(Color.brand == Color("own"))").foregroundStyle(Color.red) }
      """,
    ])
    #expect(found.sealed.isEmpty)
    #expect(found.previews.map(\.result) == [.ran])
  }
}
