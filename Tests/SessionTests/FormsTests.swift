import Session
import Testing

/// Forms of SwiftUI's declarations that programs use.
@Suite struct FormsTests {
  @Test func `previews may have attributes`() {
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

  @Test func `entries infer types with implicit initializers`() {
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

  @Test func `messages of loggers are notes`() {
    check(
      #"""
      > import OSLog
      > let logger = Logger(subsystem: "com.example", category: "net")
      logger: Logger = Logger(category: "net", isEnabled: true)
      > logger.info("loaded \(3, format: .hex(minDigits: 2)) of \("x", privacy: .public)")
        note     net info: loaded 03 of x
      > Logger().error("\(1.5, format: .fixed(precision: 2)) \(true, format: .answer) [\(7, align: .right(columns: 2))]")
        note     error: 1.50 YES [ 7]
      > os_log("%{public}@ has %d", log: OSLog(subsystem: "s", category: "c"), type: .debug, "a", 2)
        note     c debug: a has 2
      """#)
  }

  @Test func `messages may name the image that logs them`() {
    check(
      #"""
      > import os
      > _dyld_image_count()
      UInt32 = 0
      > _dyld_get_image_name(0) == nil
      Bool = true
      > os_log(.fault, dso: #dsohandle, log: OSLog(subsystem: "s", category: "c"), "%@", "text")
        note     c fault: text
      """#)
  }

  @Test func `locks of OS guard their state`() {
    let result = run(
      script: """
        import os
        let count = OSAllocatedUnfairLock(initialState: 1)
        print(count.withLock { state -> Int in state += 1; return state })
        let plain = OSAllocatedUnfairLock()
        plain.withLock { print("held") }
        count.withLock { _ in count.withLock { $0 = 5 } }
        """)
    #expect(result.output == "2\nheld\n")
    #expect(result.complaints.contains("Trying to recursively lock an os_unfair_lock"))
  }

  @Test(arguments: [
    "struct S { var parts = [S()] }\nprint(S().parts.count)",
    "struct S { var n: Int; var parts = [S(n: 1)] }\nprint(S(n: 2).parts.count)",
    "struct S<T> { var parts: [S<T>] = [S<T>()] }\nprint(S<Int>().parts.count)",
    "import SwiftUI\nstruct V: View { @State var kids = [V()]; var body: some View { Text(\"a\") } }\n#Preview { V() }",
  ]) func defaultsThatMakeTheirOwnTypeEndInATrap(program: String) {
    #expect(run(script: program).complaints.contains("call depth exceeds"))
  }

  @Test func `a default may make its own type where that ends`() {
    let result = run(
      script: """
        var left = 3
        struct S { var parts = next() ? [S()] : [] }
        func next() -> Bool { left -= 1; return left > 0 }
        print(S().parts[0].parts[0].parts.count)
        """)
    #expect(result.output == "0\n")
  }

  @Test func `nested enums are focus values`() {
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

  @Test func `names of SwiftUI may stand behind their module`() {
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

  @Test func `exit ends a script with its status`() {
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

  @Test func `exit ends an input of a shell alone`() {
    check(
      """
      > exit(3)
      The program ended here with status 3; the session continues.
      > 1 + 1
      Int = 2
      """)
  }
}
