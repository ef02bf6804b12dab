import Foundation
import Testing

/// The pages that describe the repository.
@Suite struct PageTests {
  /// Names in backquotes with a slash are paths: of the repository, or below `Sources` or `Tests`.
  @Test func `every file that the page of the sources names exists`() throws {
    let paths = try Repository.text("Sources/README.md").matches(
      of: #/`((?:\.\./)?[A-Za-z]+/[A-Za-z/]+(?:\.swift|\.md|\.txt)?)`/#
    )
    .map { String($0.1) }
    #expect(!paths.isEmpty)
    for path in paths {
      let places = ["", "Sources/", "Tests/"].flatMap { ["\($0)\(path)", "\($0)\(path).swift"] }
      let exists = places.contains {
        FileManager.default.fileExists(atPath: Repository.root.appendingPathComponent($0).path)
      }
      #expect(exists, "the page names \(path)")
    }
  }
}
