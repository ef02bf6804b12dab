// swift-tools-version: 6.1
import PackageDescription

let swiftSyntax: [Target.Dependency] = [
  .product(name: "SwiftSyntax", package: "swift-syntax"),
  .product(name: "SwiftParser", package: "swift-syntax"),
  .product(name: "SwiftOperators", package: "swift-syntax"),
  .product(name: "SwiftParserDiagnostics", package: "swift-syntax"),
]

let package = Package(
  name: "obsh",
  products: [.executable(name: "obsh", targets: ["obsh"])],
  dependencies: [
    .package(url: "https://github.com/swiftlang/swift-syntax", from: "603.0.1"),
    .package(url: "https://github.com/apple/swift-argument-parser", from: "1.8.2"),
    .package(url: "https://github.com/apple/swift-system", from: "1.8.1"),
    .package(url: "https://github.com/OpenCombine/OpenCombine", from: "0.14.0"),
    .package(url: "https://github.com/swhitty/FlyingFox", from: "0.27.1"),
  ],
  targets: [
    // text → tree → code
    .target(name: "Tree"),
    .target(name: "Diagnostics", dependencies: ["Tree"]),
    .target(name: "Source", dependencies: ["Diagnostics", "Tree"] + swiftSyntax),
    .target(name: "Declarations", dependencies: ["Source", "Diagnostics", "Tree", "Code"] + swiftSyntax),
    .target(name: "Inference", dependencies: ["Declarations", "Source", "Diagnostics", "Tree"] + swiftSyntax),
    .target(
      name: "Checking", dependencies: ["Inference", "Declarations", "Source", "Diagnostics", "Tree"] + swiftSyntax),
    .target(
      name: "Frontend",
      dependencies: ["Checking", "Inference", "Declarations", "Source", "Diagnostics", "Tree", "Code"] + swiftSyntax),
    .target(name: "Code", dependencies: ["LibraryFile"]),
    .target(name: "Compiler", dependencies: ["Tree", "Code"]),
    // the library that programs see: Swift in folders, which is text here, embedded by the plugin
    .target(
      name: "Library", dependencies: ["Code"],
      exclude: [
        "Swift", "Concurrency", "Synchronization", "Foundation", "Dispatch", "OSLog", "RegexBuilder", "Combine",
        "Observation", "SwiftUI", "SwiftData", "UIKit", "Security", "ServiceManagement", "Testing", "XCTest",
        "Perception",
      ],
      plugins: ["EmbedLibraryPlugin"]),
    .target(name: "LibraryFile"),
    .executableTarget(name: "EmbedLibrary", dependencies: ["LibraryFile"]),
    .plugin(
      name: "EmbedLibraryPlugin", capability: .buildTool(), dependencies: ["EmbedLibrary"],
      path: "Sources/EmbedLibraryPlugin"),
    // code → effects
    .target(name: "Machine", dependencies: ["Code"], plugins: ["EmbedLibraryPlugin"]),
    .target(name: "FoundationNatives", dependencies: ["Machine", "Code"]),
    .target(
      name: "Models",
      dependencies: ["Machine", "Code", "Trace", .product(name: "OpenCombine", package: "OpenCombine")],
      plugins: ["EmbedLibraryPlugin"]),
    .target(
      name: "Views", dependencies: ["Models", "Machine", "Code", "Trace"], plugins: ["EmbedLibraryPlugin"]),
    .target(name: "Trace"),
    // pictures of what is known
    .target(name: "Graph", dependencies: ["Trace"]),
    // the one door, and what stands before it
    .target(
      name: "Session",
      dependencies: [
        "Library", "Frontend", "Source", "Diagnostics", "Compiler", "Machine", "FoundationNatives", "Models", "Views",
        "Trace", "Graph", "Transcripts", "Files", "Lint", "Migration",
      ]),
    // mistakes found in source alone
    .target(
      name: "Lint", dependencies: ["Source", "Trace"] + swiftSyntax, exclude: ["Pages"], plugins: ["EmbedLibraryPlugin"]
    ),
    // the mistakes in an editor
    .target(name: "LanguageServer", dependencies: ["Lint", "Trace", "Files"]),
    // sessions and commands for programs
    .target(
      name: "Server",
      dependencies: [
        "Session", "Comparison", "Lint", "Migration", "LanguageServer", "Views", "Trace", "Files",
      ]),
    // two programs side by side, and the scripts that nobody wrote
    .target(name: "Comparison", dependencies: ["Session", "Views", "Trace"] + swiftSyntax),
    // from ObservableObject to `@Observable`, over the facts of Lint
    .target(name: "Migration", dependencies: ["Lint"] + swiftSyntax, plugins: ["EmbedLibraryPlugin"]),
    .target(name: "Transcripts", dependencies: ["Trace", "Files"]),
    // lessons in a browser
    .target(
      name: "Page", dependencies: ["Session", "Transcripts", "Graph", "Trace", "Files"],
      resources: [
        .embedInCode("Assets/lesson.css"), .embedInCode("Assets/lesson.js"), .embedInCode("Assets/site.js"),
        .embedInCode("Assets/graph.js"), .embedInCode("Assets/live.js"),
      ]),
    // the same page while one types
    .target(
      name: "Show",
      dependencies: [
        "Page", "Session", "Graph", "Trace",
        // Its sockets alone: FlyingFox itself would bring FoundationNetworking and curl into each start.
        .product(name: "FlyingSocks", package: "FlyingFox"),
      ]),
    .target(name: "Files", dependencies: [.product(name: "SystemPackage", package: "swift-system")]),
    // apt-get install libedit-dev
    .target(name: "CEditLine", linkerSettings: [.linkedLibrary("edit")]),
    .target(name: "LineEditor", dependencies: ["CEditLine", "Files"]),
    // the kernel of notebooks, which is Python
    .target(
      name: "Kernel", dependencies: ["Trace", "Files"],
      resources: [
        .embedInCode("obsh_kernel/__init__.py"), .embedInCode("obsh_kernel/__main__.py"),
        .embedInCode("obsh_kernel/client.py"), .embedInCode("obsh_kernel/kernel.py"),
      ]),
    .target(name: "CRescue"),
    .systemLibrary(name: "CMalloc"),
    .executableTarget(
      name: "obsh",
      dependencies: [
        "Session", "Comparison", "Transcripts", "LineEditor", "Lint", "Migration", "LanguageServer", "Server", "Page",
        "Show", "Kernel", "Trace", "Files", "CRescue", "CMalloc",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ]),
    // `swift run -c release Benchmarks`; it starts the obsh that is built beside it
    .executableTarget(
      name: "Benchmarks",
      dependencies: [
        "obsh", "Session", "Machine", "Trace", "Files",
        .product(name: "ArgumentParser", package: "swift-argument-parser"),
      ],
      exclude: ["Programs"]),
    // tests
    .testTarget(name: "DiagnosticsTests", dependencies: ["Diagnostics", "Tree"]),
    .testTarget(name: "TraceTests", dependencies: ["Trace"]),
    .testTarget(name: "GraphTests", dependencies: ["Graph", "Trace"]),
    .testTarget(name: "TranscriptsTests", dependencies: ["Transcripts"]),
    .executableTarget(name: "LineEditorProbe", dependencies: ["LineEditor"], path: "Tests/LineEditorTests/Probe"),
    .testTarget(name: "LineEditorTests", dependencies: ["LineEditor", "LineEditorProbe", "obsh"], exclude: ["Probe"]),
    .testTarget(name: "MachineTests", dependencies: ["Machine", "Code"]),
    .testTarget(
      name: "LibraryTests",
      dependencies: [
        "Library", "LibraryFile", "Frontend", "Views", "Models", "FoundationNatives", "Machine", "Code", "Trace",
      ]),
    .testTarget(name: "CompilerTests", dependencies: ["Compiler", "Tree", "Code", "Machine"]),
    .testTarget(
      name: "FrontendTests",
      dependencies: ["Library", "Frontend", "Source", "Compiler", "Tree", "Code", "Machine"] + swiftSyntax),
    .testTarget(name: "ModelsTests", dependencies: ["Models", "Frontend", "Machine", "Code", "Trace"]),
    .testTarget(name: "ViewsTests", dependencies: ["Views", "Frontend", "Models", "Machine", "Code", "Trace"]),
    .testTarget(
      name: "SessionTests", dependencies: ["Session", "Source", "Trace", "Transcripts", "Files"],
      exclude: ["Screens", "Releases"]),
    .testTarget(
      name: "SemanticsTests", dependencies: ["Session", "Views", "Machine", "Trace", "Lint"],
      exclude: ["Correct", "Planted", "Stale", "Problems"]),
    .testTarget(
      name: "ComparisonTests", dependencies: ["Comparison", "Migration", "Lint", "Session", "Files"],
      exclude: ["Apps", "Claims", "Pairs", "Styles"]),
    .testTarget(
      name: "LintTests", dependencies: ["Lint", "Trace", "obsh"], exclude: ["Programs", "Forms", "Planted"]),
    .testTarget(name: "LanguageServerTests", dependencies: ["LanguageServer", "Trace", "obsh"]),
    .testTarget(name: "ServerTests", dependencies: ["Server", "Session", "Trace", "obsh"]),
    .testTarget(
      name: "MigrationTests", dependencies: ["Migration", "Lint", "Session", "obsh"], exclude: ["Pairs"]),
    .testTarget(name: "PageTests", dependencies: ["Page", "Show", "Session", "Transcripts", "Graph", "Trace", "obsh"]),
    .testTarget(
      name: "KernelTests", dependencies: ["Transcripts", "obsh"], exclude: ["notebook_run.py"]),
    .testTarget(name: "RepositoryTests"),
    .testTarget(
      name: "ConformanceTests", dependencies: ["obsh", "Session"],
      exclude: [
        "Programs", "Programs-Combine", "Programs-Swift6", "Rejected", "Rejected-Combine", "Rejected-Swift6",
        "KnownDifferences.txt",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

// Whether two accesses to one variable overlap is for the tests to find, whose builds look at each access as it begins
// and ends. That would take a twelfth of the time of an input, and is left out of what is shipped.
//
// A generic type like `[Name: Member]` is made when it is first used. By default the compiler writes down its name
// alone, and the runtime then looks for `Name: Hashable` among all conformances of all libraries, which are many
// because of the parser's nodes. That was an eighth of a short run; code that passes the conformance itself is a little
// longer, and looks for nothing.
let speed = ["-enforce-exclusivity=unchecked", "-Xfrontend", "-disable-concrete-type-metadata-mangled-name-accessors"]
for target in package.targets where ![.test, .plugin, .system].contains(target.type) {
  target.swiftSettings = [.unsafeFlags(speed, .when(configuration: .release))]
}

// The interpreter's loop ends each instruction with the jump to the next one's code. The optimizer makes one jump of
// them all and, since LLVM 20, parts them again only where they are few; parted, the processor predicts each by itself.
for target in package.targets where target.name == "Machine" {
  let parted = SwiftSetting.unsafeFlags(["-Xllvm", "-tail-dup-pred-size=1000"], .when(configuration: .release))
  target.swiftSettings = (target.swiftSettings ?? []) + [parted]
}

// A binary that lies at a fixed address is ready when it is loaded. One that may lie anywhere, which is the default, has
// 120,000 addresses to correct in each start, and each page with one of them to copy.
for target in package.targets where ["obsh", "Benchmarks"].contains(target.name) {
  target.linkerSettings = [
    .unsafeFlags(["-Xlinker", "-no-pie"], .when(platforms: [.linux], configuration: .release))
  ]
}
