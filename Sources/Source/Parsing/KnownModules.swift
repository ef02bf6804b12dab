/// The modules that a program can import.
package enum KnownModules {
  package static let all: Set<String> = [
    "Swift", "Foundation", "Observation", "SwiftUI", "Combine", "OpenCombine", "Testing", "XCTest", "Dispatch",
    "Synchronization", "SwiftData", "os", "OSLog", "RegexBuilder", "FoundationEssentials", "Glibc", "_Concurrency",
    "Perception", "PerceptionCore",
  ]
}
