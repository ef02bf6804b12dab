/// The modules that a program can import.
package enum KnownModules {
  package static let all: Set<String> = [
    "Swift", "Foundation", "Observation", "SwiftUI", "Combine", "OpenCombine", "Testing", "XCTest", "Dispatch",
    "Synchronization", "SwiftData", "os", "OSLog", "RegexBuilder", "FoundationEssentials", "Glibc", "_Concurrency",
    "Perception", "PerceptionCore", "FoundationNetworking", "FoundationXML",
  ]

  /// Parts of Foundation that are modules of their own outside of Apple's systems.
  static let ofLinux: Set<String> = ["FoundationNetworking", "FoundationXML"]

  /// Modules of Apple's systems whose names the library has as far as code without a screen or a store needs them. In
  /// opened code, only the names that are missing are opaque.
  package static let inOpenedCode: Set<String> = [
    "CoreFoundation", "CoreGraphics", "Darwin", "Security", "ServiceManagement", "UniformTypeIdentifiers", "os.log",
  ]
}
