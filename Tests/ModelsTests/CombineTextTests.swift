import Code
import Frontend
import Machine
import Testing

@testable import Models

/// The text of Combine's declarations and its natives belong together.
@Suite struct CombineTextTests {
  @Test func `the text has no errors`() {
    let all = Frontend(library: StandardLibrary.parts + ObservationLibrary.parts + CombineLibrary.parts)
    #expect(all.checkLibrary(parts: CombineLibrary.parts.filter { !$0.header.isEmpty }).map(\.message) == [])
  }

  @Test func `every native has a declaration, and the other way round`() {
    let marks = CombineLibrary.parts.flatMap { $0.members.components(between: "@native(\"", and: "\")") }
    #expect(Set(marks) == Set(CombineLibrary.natives(ObservationBridge(events: EventSink())).names))
  }
}

extension String {
  fileprivate func components(between start: String, and end: String) -> [String] {
    var found: [String] = []
    var rest = self[...]
    while let opening = rest.firstRange(of: start) {
      rest = rest[opening.upperBound...]
      guard let closing = rest.firstRange(of: end) else { break }
      found.append(String(rest[..<closing.lowerBound]))
      rest = rest[closing.upperBound...]
    }
    return found
  }
}
