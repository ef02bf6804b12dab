import Session
import Testing

/// Forms of SwiftUI's declarations that programs use.
@Suite struct FormsTests {
  @Test func previewsMayHaveAttributes() {
    let result = run(
      script: """
        import SwiftUI
        struct A: View { var body: some View { Text("a") } }
        @available(iOS 17, *)
        #Preview { A() }
        @available(iOS 17.0, macOS 14, *)
        #Preview("two", traits: .sizeThatFitsLayout) { A() }
        print("end")
        """)
    #expect(result.output == "end\n")
    #expect(result.complaints.isEmpty)
  }

  @Test func entriesInferTypesWithImplicitInitializers() {
    let result = run(
      script: """
        import SwiftUI
        extension EnvironmentValues {
          @Entry var spacing = Spacing()
          @Entry var wide = Spacing(n: 7)
        }
        struct Spacing { var n = 3 }
        print(EnvironmentValues().spacing.n, EnvironmentValues().wide.n)
        """)
    #expect(result.output == "3 7\n")
  }

  @Test func nestedEnumsAreFocusValues() {
    let result = run(
      script: """
        import SwiftUI
        struct Login: View {
          enum Field { case name, mail }
          @FocusState private var field: Field?
          @State private var name = ""
          var body: some View { TextField("Name", text: $name).focused($field, equals: .name) }
        }
        print(Login.Field.name)
        """)
    #expect(result.output == "name\n")
  }

  @Test func namesOfSwiftUIMayStandBehindTheirModule() {
    let result = run(
      script: """
        import SwiftUI
        struct V: SwiftUI.View {
          @SwiftUI.State private var n = 0
          let color = SwiftUI.Color.clear
          var body: some SwiftUI.View { SwiftUI.VStack { SwiftUI.Text("\\(n)"); SwiftUI.Color.red } }
        }
        print(SwiftUI.Edge.Set.all == .all)
        """)
    #expect(result.output == "true\n")
  }

  @Test func exitEndsAScriptWithItsStatus() {
    let result = run(
      script: """
        import Foundation
        fputs("error", stderr)
        print("out", terminator: "")
        exit(3)
        """)
    #expect(result.output == "out")
    #expect(result.complaints == "error")
    #expect(result.outcome == .ended(status: 3))
  }

  @Test func exitEndsAnInputOfAShellAlone() {
    check(
      """
      > exit(3)
      The program ended here with status 3; the session goes on.
      > 1 + 1
      Int = 2
      """)
  }
}
