import Frontend
import Machine
import Models
import Testing

@testable import Views

/// The library's text itself.
@Suite struct SwiftUITextTests {
  @Test func theTextIsSwiftWithoutMistakes() {
    let all = Frontend(
      library: StandardLibrary.parts + ObservationLibrary.parts + CombineLibrary.parts + SwiftUILibrary.parts)
    let own = SwiftUILibrary.parts.filter { !$0.header.isEmpty }
    #expect(all.checkLibrary(parts: own).map(\.message) == [])
  }
}
