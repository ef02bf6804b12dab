import Foundation
import Session
import Testing

/// Opened views that stop at something opaque: the rest of the tree is shown.
@Suite struct StoppedViewTests {
  private func play(_ source: String, _ inputs: [String]) throws -> [[String]] {
    let folder = try TemporaryFolder()
    try folder.write("App/Page.swift", source)
    var options = SessionOptions(.shell)
    options.files = .inside(folder: folder.path)
    return Array(SessionTests.play([":open App", ":trace off"] + inputs, options).map(\.lines).dropFirst(2))
  }

  private func results(_ source: String) -> [OpenedPreview.Result] {
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    let module = session.open([("Page.swift", source)], name: "App")
    return session.mountPreviews(of: module).map(\.result)
  }

  @Test func `a body that stops leaves the views beside it`() throws {
    let source = """
      import SwiftUI
      import AcmeKit
      struct Inner: View { var body: some View { Text("inner"); if AcmeFlags.isOn { Text("on") } } }
      struct Page: View { var body: some View { VStack { Text("before"); Inner(); Text("after") } } }
      #Preview("page") { Page() }
      """
    let shown = try play(source, [":mount page", ":render"])
    #expect(shown[0][0].hasPrefix("App/Page.swift:3:62: Opaque: 'AcmeFlags.isOn' is opaque"))
    #expect(
      shown[1] == [
        "* Page  #1", "    VStack", "      Text  \"before\"", "*     Inner  stopped  #1", "      Text  \"after\"",
      ])
    #expect(results(source) == [.opaque])
  }

  @Test func `a representable whose update stops stays`() throws {
    let source = """
      import SwiftUI
      import AcmeKit
      struct Dial: UIViewRepresentable {
        let value: Int
        func makeUIView(context: Context) -> AcmeDial { AcmeDial() }
        func updateUIView(_ dial: AcmeDial, context: Context) { if dial.value == value { print("equal") } }
      }
      struct Made: UIViewRepresentable {
        func makeUIView(context: Context) -> AcmeDial { if AcmeFlags.isOn { print("on") }; return AcmeDial() }
        func updateUIView(_ dial: AcmeDial, context: Context) { print("never") }
      }
      struct Page: View {
        @State private var count = 0
        var body: some View { VStack { Button("Tap") { count += 1 }; Dial(value: count); Made(); Text("\\(count)") } }
      }
      #Preview("page") { Page() }
      """
    let shown = try play(source, [":mount page", ":tap Tap", ":render"])
    #expect(shown[0].contains { $0.contains("Opaque: 'dial.value' is opaque") })
    #expect(shown[0].contains { $0.contains("Opaque: 'AcmeFlags.isOn' is opaque") })
    #expect(
      shown[2] == [
        "* Page  #2", "    VStack", "      Button  \"Tap\"", "*     Dial  #2", "      Made  #1", "      Text  \"1\"",
      ])
    #expect(results(source) == [.ran])
  }

  @Test func `an action that stops leaves a preview that ran`() {
    let source = """
      import SwiftUI
      import AcmeKit
      struct Page: View { var body: some View { Text("page").onAppear { if AcmeFlags.isOn { print("on") } } } }
      #Preview { Page() }
      struct Other: View { var body: some View { if AcmeFlags.isOn { Text("on") } } }
      #Preview { Other() }
      #Preview { Page() }
      """
    #expect(results(source) == [.ran, .opaque, .ran])
  }

  @Test func `defaults keep data`() {
    let source = """
      import SwiftUI
      struct Page: View {
        @AppStorage("font") private var font: Data?
        var body: some View { Text(font == nil ? "none" : "some") }
      }
      #Preview { Page() }
      """
    #expect(results(source) == [.ran])
  }

  @Test func `an interrupted body is reported once, and why tells of the interruption`() {
    onMachineThread {
      let flag = UnsafeMutablePointer<Int32>.allocate(capacity: 1)
      defer { flag.deallocate() }
      flag.initialize(to: 0)
      var options = SessionOptions(.shell)
      options.interruptFlag = flag
      var shown = ""
      let session = Session(options) { text in
        shown += text
        if text.contains("spinning") { flag.pointee = 1 }
      }
      session.submit(
        "func spin(_ n: Int) -> String { if n > 0 { print(\"spinning\"); while true {} }; return \"x\" }")
      session.submit("struct Inner: View { let n: Int; var body: some View { Text(spin(n)) } }")
      session.submit(
        "struct Outer: View { @State var n = 0; var body: some View { Inner(n: n); Button(\"Go\") { n += 1 } } }")
      session.submit(":mount Outer()")
      shown = ""
      #expect(session.submit(":tap Go") == .failed(.interrupted))
      #expect(shown.components(separatedBy: "interrupted in spin(_:)").count == 2, "\(shown)")
      shown = ""
      session.submit(":why Inner")
      #expect(shown.contains("you interrupted that run"), "\(shown)")
    }
  }
}
