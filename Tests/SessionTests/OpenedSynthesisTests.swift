import Session
import Testing

/// What the language adds to types because of protocols and builders that obsh lacks.
@Suite struct OpenedSynthesisTests {
  @Test func `protocols that obsh lacks may require equality, hashes, all cases and an identity`() {
    let opened = OpenedFiles.open([
      "A.swift": """
      import SwiftUI
      import AcmeKit
      protocol Tab: AcmeTab {}
      enum Phase: AcmePhase { case idle, loaded(names: [String]), failed }
      enum AppTab: String, Tab { case home, mail }
      enum Step: String, AcmeStep { case first, second; var id: Self { self } }
      enum Direction: AcmeDirection { case up, down, left }
      struct Pair: AcmeValue { var a = 1; var b = "x" }
      struct Page: View {
        let phase: Phase
        var body: some View {
          let _ = print(phase == .failed, phase == .loaded(names: ["a"]), Pair() == Pair(a: 2), Set([Pair(), Pair()]).count)
          let _ = print(Direction.allCases.count, AppTab.allCases.map(\\.rawValue))
          ForEach(AppTab.allCases, id: \\.self) { Text($0.rawValue) }
          ForEach(Step.allCases) { Text($0.rawValue) }
        }
      }
      #Preview { Page(phase: .failed) }
      #Preview { Page(phase: .loaded(names: ["a"])) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran, .ran])
    let cases = "3 [\"home\", \"mail\"]\n"
    #expect(opened.printed == "true false false 1\n" + cases + "false true false 1\n" + cases)
  }

  @Test func `a key path from a type that obsh lacks is a value, which travels`() {
    let opened = OpenedFiles.open([
      "A.swift": """
      import AcmeTokens
      import SwiftUI
      struct Icon: View {
        let path: KeyPath<AcmeIcons, Image>
        init(_ path: KeyPath<AcmeIcons, Image>) { self.path = path }
        var body: some View { AcmeIcons.shared[keyPath: path] }
      }
      struct Row: View {
        let icon: KeyPath<AcmeIcons, Image>
        let size: KeyPath<AcmeIcons, Int>
        var body: some View { HStack { Icon(icon); Text("row") } }
      }
      #Preview { let _ = print("made"); VStack { Icon(\\.lockSolid); Row(icon: \\.copy, size: \\.width) } }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
    #expect(opened.printed == "made\n")
  }

  @Test func `a builder that obsh lacks may decide generic arguments`() {
    let opened = OpenedFiles.open([
      "A.swift": """
      import SwiftUI
      import AcmeKit
      struct Logic<State> { init() {} }
      struct Feature {
        @AcmeBuilder<Int, String> var core: some AcmeReducer { Home(); Logic() }
        var body: some AcmeReducing<Self> {
          self.core.on { Logic() }
          Logic()
        }
      }
      """,
      "B.swift": """
      struct Holder<Value> { init() {} }
      func hold() { Holder() }
      """,
    ])
    #expect(opened.sealed == ["B.swift:2: generic parameter 'Value' could not be inferred"])
  }
}
