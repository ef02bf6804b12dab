import Code
import Frontend
import Machine
import Models
import Testing
import Views

/// The text of the SwiftUI library: what is wrong with it would be told to whoever first uses it.
@Suite struct LibraryTextTests {
  @Test(arguments: [false, true])
  func theCheckerHasNothingToSay(hasLazyState: Bool) {
    let base = StandardLibrary.parts + ObservationLibrary.parts + CombineLibrary.parts
    let others = Set(Frontend(library: base).checkLibrary().map(\.message))
    let all = Frontend(library: base + SwiftUILibrary.parts(hasLazyState: hasLazyState)).checkLibrary()
    #expect(all.map(\.message).filter { !others.contains($0) } == [])
  }
}
