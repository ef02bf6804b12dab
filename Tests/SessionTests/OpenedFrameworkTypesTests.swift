import Session
import Testing

/// Members of Apple's types and protocols that obsh does not have, beside those of the program.
@Suite struct OpenedFrameworkTypesTests {
  @Test(arguments: [
    // A case of an enumeration, of which the program's value is never.
    """
    func name(_ style: Font.TextStyle) -> String {
      switch style {
      case .largeTitle: "large"
      case .acmeTitle: "of another system"
      default: "other"
      }
    }
    #Preview { Text(name(.body)) }
    """,
    // A type in a protocol of the framework.
    """
    struct Styled<S: MenuStyle>: View {
      var style: S
      var configuration: S.Configuration
      var body: some View { style.makeBody(configuration: configuration) }
    }
    #Preview { Text("a") }
    """,
    // A property beside a static one of the program.
    """
    extension AttributedString {
      init(count: Int) {
        self = .attachment
        self.attachment = AcmeAttachment(count)
      }
      static let attachment = AttributedString("a")
    }
    #Preview { Text(AttributedString.attachment) }
    """,
    // The shape that an inset makes of another one.
    """
    struct Padded<S: Shape>: Shape {
      var shape: S
      func path(in rect: CGRect) -> Path { shape.path(in: rect) }
    }
    extension Padded: InsettableShape where S: InsettableShape {
      func inset(by amount: CGFloat) -> Padded<S.InsetShape> { Padded<S.InsetShape>(shape: shape.inset(by: amount)) }
    }
    #Preview { Padded(shape: Circle()).inset(by: 2).fill(.red) }
    """,
    """
    extension Text {
      init?(_ key: LocalizedStringKey?, comment: StaticString? = nil) {
        guard let key else { return nil }
        self = Text(key, comment: comment)
      }
      init?(_ interval: DateInterval?) {
        guard let interval else { return nil }
        self = Text(interval)
      }
    }
    #Preview { Text(LocalizedStringKey("a")) }
    """,
  ])
  func `what a framework has beside the program is opaque`(_ text: String) {
    let opened = OpenedFiles.open(["File.swift": "import SwiftUI\nimport AcmeKit\n" + text])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `structures conform to a protocol whose parent is bound by something opaque`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmeKit
      import SwiftUI
      typealias Base = AcmeModifier
      protocol Inputs: Base { static func make(_ count: inout Int) }
      protocol Visiting: Inputs { associatedtype Visitor }
      struct Outer<Value> { private struct Inner: Inputs { static func make(_ count: inout Int) { count += 1 } } }
      struct Logging: Visiting { typealias Visitor = Int; static func make(_ count: inout Int) {} }
      typealias HostBase = AcmeHost
      protocol Hosting: AcmeView { var count: Int { get set } }
      extension HostBase: Hosting {}
      func grow(_ host: Hosting) { host.count += 1 }
      #Preview { Text("a") }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test(arguments: [
    // An initializer for some arrays, beside that of all.
    """
    struct Choice { let title: String }
    extension Array where Element == Choice { init?(_ stored: [Any]?) { return nil } }
    struct Item { init?(_ content: AcmeContent) { return nil } }
    func count(_ section: AcmeSection) -> Int {
      let items = Array(section.content.compactMap(Item.init))
      return items.isEmpty ? 0 : items.count
    }
    """,
    // An operator of another module, for operands that obsh takes for numbers.
    """
    struct Wall { var x: Int, radius: Int }
    func mask(_ columns: AcmeArray, _ wall: Wall) -> AcmeArray {
      let dx = columns - wall.x
      return (dx * dx) .< (wall.radius * wall.radius)
    }
    """,
    // The cases of a payload.
    """
    enum Action { case load, loaded(AcmeResult<[String]>) }
    func text(_ action: Action) -> String {
      switch action {
      case .load: "load"
      case .loaded(.success(let names)): names.joined()
      case .loaded(.failure(let error)): "\\(error)"
      }
    }
    """,
    // A generic parameter with the bound of an opaque class.
    """
    protocol TextShowing: AcmeView { var text: String { get set } }
    class Section<Shown: TextShowing> {
      let shown = Shown()
      func clear() { shown.text = "" }
    }
    """,
  ])
  func `what an opaque argument or bound leaves open is opaque`(_ text: String) {
    let opened = OpenedFiles.open([
      "File.swift": "import AcmeKit\nimport SwiftUI\n" + text + "\n#Preview { Text(\"a\") }"
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `an object whose initializer stops is not deinitialized`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmeKit
      import SwiftUI
      final class Watcher: ObservableObject {
        private var names: Set<String>
        private let title: String
        init(_ screen: AcmeScreen) {
          if screen.isMain { print("main") }
          names = ["a"]
          title = "b"
        }
        deinit { for name in names { print("freed", name, title) } }
      }
      struct Page: View {
        @ObservedObject var watcher = Watcher(AcmeScreen.main)
        var body: some View { Text("page") }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.opaque])
    #expect(!opened.printed.contains("freed"))
  }

  @Test func `a number beside something opaque is opaque where it cannot be an Int`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmeKit
      import SwiftUI
      struct Page: View {
        var insets: AcmeInsets? { nil }
        private var inset: CGFloat {
          let inset = insets?.left ?? 0
          return max(inset, 12)
        }
        private var count: Int {
          let count = insets?.count ?? 3
          return count + 1
        }
        var body: some View { Text("count \\(count)").padding(inset) }
      }
      #Preview { Page() }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.opaque])
  }
}
