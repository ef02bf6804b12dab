import Session
import Testing

/// Opened code in several modules and files: what one of them declares, and what only one of them sees.
@Suite struct OpenedModulesTests {
  private typealias Opened = (sealed: [String], results: [OpenedPreview.Result], printed: String)

  /// Opens modules in the order of their names, and mounts the previews of the last.
  private func open(_ modules: [(name: String, files: [String])]) -> Opened {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let opened = modules.map { module in
      let files = module.files.enumerated().map { ("\(module.name)\($0).swift", $1) }
      return session.open(files, name: module.name, platform: "iOS")
    }
    let previews = opened.last.map { session.mountPreviews(of: $0) } ?? []
    return (session.findings(in: opened).sealed.map(\.message), previews.map(\.result), printed)
  }

  @Test func `properties that two modules add to a type differ in their types`() {
    let kit = """
      public struct Entity { public var raw: String?; public init(raw: String?) { self.raw = raw } }
      public extension Entity { var visibility: Int? { raw.flatMap { Int($0) } } }
      """
    let core = """
      import Kit
      extension Entity { public var visibility: Int { Int(raw ?? "") ?? 7 } }
      """
    let app = """
      import Core
      import Kit
      import SwiftUI
      final class Page { var visibility = 0; var stored: Int? }
      func show(_ page: Page, _ entity: Entity) { page.visibility = entity.visibility }
      #Preview {
        let page = Page()
        let _ = show(page, Entity(raw: nil))
        let _ = print("visibility", page.visibility)
        Text("page")
      }
      """
    let opened = open([("Kit", [kit]), ("Core", [core]), ("UI", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("visibility 7"))
  }

  @Test func `a wrapper named by a protocol's alias in another module is known`() {
    let kit = """
      public protocol Routing { typealias Root = Route }
      @propertyWrapper public final class Route<Owner: Routing, Output> {
        public var wrappedValue: [(Owner) -> () -> Output]
        init(all: [(Owner) -> () -> Output]) { wrappedValue = all }
      }
      extension Route where Owner: Routing {
        public convenience init(wrappedValue: @escaping (Owner) -> () -> Output) { self.init(all: [wrappedValue]) }
      }
      """
    let app = """
      import Kit
      import SwiftUI
      final class Coordinator: Routing {
        @Root var start = makeStart
        func makeStart() -> Int { 7 }
      }
      #Preview {
        let coordinator = Coordinator()
        let _ = print("start", coordinator.start.map { $0(coordinator)() })
        Text("page")
      }
      """
    let opened = open([("Kit", [kit]), ("UI", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("start [7]"))
  }

  @Test func `an internal type of an imported module hides none of the same name`() {
    let kit = """
      public class Sheet { public init() {} ; public var title: String { "of the kit" } }
      public protocol Shown { func show(_ sheet: Sheet) -> String }
      public func shown(_ all: [any Shown]) -> String { all.map { $0.show(Sheet()) }.joined() }
      """
    let other = """
      class Sheet { init() {} }
      struct Path { let parts: [String] = [] }
      public func other() -> Int { 7 }
      """
    let app = """
      import Kit
      import Other
      import SwiftUI
      struct Row: Shown { func show(_ sheet: Sheet) -> String { sheet.title } }
      #Preview {
        let _ = print(shown([Row()]), Path().isEmpty, other())
        Text("page")
      }
      """
    let opened = open([("Kit", [kit]), ("Other", [other]), ("UI", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("of the kit true 7"))
  }

  @Test func `an internal alias of an imported module hides no type of the library`() {
    let kit = """
      internal typealias Date = Substring
      public typealias Word = String
      public func word(_ date: Int) -> Word { let text: Date = "day"; return text + " \\(date)" }
      """
    let app = """
      import Foundation
      import Kit
      import SwiftUI
      #Preview {
        let own: Kit.Word = word(7)
        let _ = print(Date(timeIntervalSince1970: 0).timeIntervalSince1970, own)
        Text("page")
      }
      """
    let opened = open([("Kit", [kit]), ("UI", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("0.0 day 7"))
  }

  @Test func `C functions are found after the name of Darwin`() {
    let app = """
      import Darwin
      import SwiftUI
      #Preview {
        let _ = print(Darwin.floor(2.5), Darwin.pow(2.0, 3.0))
        Text("page")
      }
      """
    let opened = open([("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("2.0 8.0"))
  }

  @Test func `a name after its module means that of the module, inside a type of that name too`() {
    let app = """
      import SwiftUI
      private let readMe = "of the module"
      protocol Study { var readMe: String { get } }
      struct Pair<V> { var first: V }
      extension State {
        @propertyWrapper struct First: DynamicProperty {
          @SwiftUI.State private var pair: Pair<Value>
          var wrappedValue: Value { pair.first }
          init(_ value: Value) { pair = Pair(first: value) }
        }
      }
      struct Page: View, Study {
        let readMe = Studies.readMe
        @State<Int>.First(7) private var number
        var body: some View {
          let _ = print(readMe, number)
          Text(readMe)
        }
      }
      #Preview { Page() }
      """
    let opened = open([("Studies", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("of the module 7"))
  }

  @Test func `a private function of a file replaces another module's of the same signature`() {
    let kit = """
      public func typeName(_ type: Any.Type) -> String { "kit" }
      func label(_ number: Int) -> String { "kit" }
      public func label(_ text: String) -> String { "kit + " + text }
      """
    let app = """
      import Kit
      import SwiftUI
      #Preview {
        let _ = print("names", typeName(Int.self), label(1), label("text"))
        Text("page")
      }
      private func typeName(_ type: Any.Type) -> String { "own" }
      private func label(_ number: Int) -> String { "own" }
      """
    let opened = open([("Kit", [kit]), ("UI", [app])])
    #expect(opened.sealed == [])
    #expect(opened.printed.contains("names own own kit + text"))
  }

  @Test func `a private operator of a file is the witness of a protocol in another module`() {
    let kit = """
      public protocol State: Hashable {}
      public func areEqual<S: State>(_ one: S, _ other: S) -> Bool { one == other }
      """
    let app = """
      import Kit
      import SwiftUI
      private enum Page: State {
        case number(Int), none
        func hash(into hasher: inout Hasher) {}
      }
      private func == (left: Page, right: Page) -> Bool {
        if case (.number(let one), .number(let other)) = (left, right) { one % 10 == other % 10 } else { false }
      }
      #Preview {
        let _ = print("equal", areEqual(Page.number(1), .number(11)), areEqual(Page.none, .none))
        Text("page")
      }
      """
    let opened = open([("Kit", [kit]), ("UI", [app])])
    #expect(opened.sealed == [])
    #expect(opened.printed.contains("equal true false"))
  }

  @Test func `the environment knows the values of other modules`() {
    let style = """
      import SwiftUI
      public enum Size {
        case small, large
        public var padding: CGFloat { self == .small ? 0 : 8 }
      }
      extension EnvironmentValues {
        public var size: Size { get { self[SizeKey.self] } set { self[SizeKey.self] = newValue } }
      }
      private struct SizeKey: EnvironmentKey { static let defaultValue = Size.large }
      """
    let app = """
      import SwiftUI
      import Style
      struct Home: View {
        @Environment(\\.size) var size
        var body: some View {
          let _ = print("padding", size.padding)
          VStack(spacing: size.padding) { Text("home") }
        }
      }
      #Preview { Home() }
      """
    let opened = open([("Style", [style]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("padding 8.0"))
  }

  @Test func `what another module adds to a library type for itself does not hide the library's member`() {
    let style = """
      import SwiftUI
      extension Font {
        private static let caption = 12.0
        static let footnote = 10.0
        public static var scaled: Font { .system(size: caption) }
      }
      extension String { private func lowercased() -> Int { 3 } }
      """
    let app = """
      import SwiftUI
      import Style
      #Preview {
        let fonts: [Font] = [.caption, .footnote, .scaled]
        let _ = print(fonts.count, "ABC".lowercased() + "!")
        Text("small").font(.caption)
      }
      """
    let opened = open([("Style", [style]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.printed == "3 abc!\n")
  }

  @Test func `overloads in extensions of a type stand beside those of its module`() {
    let tools = """
      public enum Buffer { case none, small }
      public struct Setup {
        public let words: String
        public init(first: [String] = [], second: [String] = [], buffer: Buffer) { words = "tools" }
        public subscript(index: Int) -> String { "tools \\(index)" }
      }
      extension Setup {
        var level: Int? { 3 }
        public func shown() -> String { "of tools" }
      }
      """
    let more = """
      import Tools
      extension Setup { public var level: Int { 4 } }
      """
    let app = """
      import SwiftUI
      import Tools
      import More
      extension Setup {
        init() { self.init(first: [String](), second: [String](), buffer: .none) }
        init(first: [Int] = [], second: [Int] = [], buffer: Buffer) {
          self.init(first: first.map(String.init), second: second.map(String.init), buffer: buffer)
        }
        subscript(name: String) -> String { "app \\(name)" }
        func shown() -> String { "of the app" }
      }
      let level: Int = Setup().level
      struct Home: View {
        var body: some View {
          let _ = print(Setup().words, Setup()[1], Setup()["a"], Setup().shown(), level)
          Text("home")
        }
      }
      #Preview { Home() }
      """
    let opened = open([("Tools", [tools]), ("More", [more]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("tools tools 1 app a of the app 4"))
  }

  @Test func `wrappers of other modules work`() {
    let tools = """
      @propertyWrapper public struct Doubled {
        public var wrappedValue: Int
        public init(wrappedValue: Int) { self.wrappedValue = wrappedValue * 2 }
      }
      """
    let app = """
      import SwiftUI
      import Tools
      struct Home: View {
        @Doubled var count = 4
        var body: some View { Text("\\(count)").onAppear { print("count", count) } }
      }
      #Preview { Home() }
      """
    let opened = open([("Tools", [tools]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("count 8"))
  }

  @Test func `each file has its own private members`() {
    func file(_ name: String) -> String {
      """
      import SwiftUI
      private extension Dictionary where Key == String, Value == String {
        func found(_ key: String) -> String { "\(name) found" }
      }
      extension Int { fileprivate var words: String { "\(name) words" } }
      func \(name)() -> [String] { [["a": "b"].found("a"), 3.words] }
      """
    }
    let previews = """
      import SwiftUI
      #Preview { let _ = print(first(), second()); Text("both") }
      """
    let opened = open([("App", [file("first"), file("second"), previews])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains(#"["first found", "first words"] ["second found", "second words"]"#))
  }

  @Test func `a server's names are not those of SwiftUI`() {
    let server = """
      import Vapor
      public func app(_ environment: Environment) throws -> Application {
        let app = try Application(environment: environment)
        return app
      }
      struct User { var name = "" }
      protocol Repository: UserRepository where User == App.User {
        func find(_ name: String) async throws -> User?
      }
      """
    #expect(open([("App", [server])]).sealed == [])
    // Another package of the repository may have a module with the same name.
    #expect(open([("App", ["struct Other {}"]), ("App", [server])]).sealed == [])
  }

  @Test func `a wrapper by an unseen key path is made without its type`() {
    let kit = """
      @propertyWrapper public struct Injected<Value> {
        let path: KeyPath<Container, Factory<Value>>
        public init(_ path: KeyPath<Container, Factory<Value>>) { self.path = path }
        public var wrappedValue: Value { Container()[keyPath: path].make() }
      }
      public struct Factory<Value> { public let make: () -> Value }
      public struct Container { public init() {} }
      """
    let app = """
      import SwiftUI
      import Kit
      import Networking
      final class Model { @Injected(\\.network) private var network }
      #Preview { Text("x") }
      """
    #expect(open([("Kit", [kit]), ("App", [app])]).sealed == [])
  }

  @Test func `types of two modules are told apart by their initializers`() {
    let design = """
      import SwiftUI
      public struct EmptyView: View {
        let title: String
        public init(title: String) { self.title = title }
        public var body: some View { let _ = print("empty:", title); Text(title) }
      }
      public struct Divider: View {
        public init() {}
        public var body: some View { let _ = print("divider"); Text("-") }
      }
      public struct Badge { public let text = "design"; public init() {} }
      """
    let other = """
      public struct Badge { public let text = "other"; public init(_ number: Int) {} }
      """
    let app = """
      import Design
      import Other
      import SwiftUI
      struct Home: View {
        var isOn = false
        var body: some View {
          if isOn { EmptyView() } else { EmptyView(title: "nothing") }
          let _ = print(Badge().text, Badge(1).text)
          EmptyView()
        }
      }
      #Preview { Home() }
      """
    let opened = open([("Design", [design]), ("Other", [other]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("design other\nempty: nothing\n"))
  }

  @Test func `a type of the module's own hides those of others`() {
    let design = "public struct Badge { public init(_ number: Int) {} }"
    let app = """
      import Design
      struct Badge {}
      let badge = Badge(1)
      """
    #expect(open([("Design", [design]), ("App", [app])]).sealed.count == 1)
  }

  @Test func `a function after the name of its module is not a member around the call`() {
    let core = """
      public protocol Logged {}
      extension Logged { public static func make(_ name: String) -> String { "member" } }
      public func make(_ name: String) -> String { "function" }
      public let level = "level"
      """
    let app = """
      import Core
      import SwiftUI
      final class Home: Logged {
        var level = "own"
        func text() -> String { Core.make("a") + " " + Home.make("b") + " " + Core.level }
      }
      #Preview { let _ = print(Home().text()); Text("a") }
      """
    let opened = open([("Core", [core]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("function member level"))
  }

  @Test func `a case is as visible as its enum, beside methods of its name`() {
    let core = """
      public protocol Code { static var fail: Self { get } }
      extension Code { public static func fail(_ reason: String) -> Self { .fail } }
      public enum Exit: Code {
        case done, fail
        public static func done(_ reason: String) -> Self { .done }
      }
      """
    let app = """
      import Core
      import SwiftUI
      func exit(_ isDone: Bool) -> Exit { isDone ? .done : .fail }
      func explained() -> Exit { .fail("no") }
      #Preview { let _ = print(exit(true), exit(false), explained()); Text("a") }
      """
    let opened = open([("Core", [core]), ("App", [app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("done fail fail"))
  }

  @Test func `modules that do not import each other conform the same type to the same protocol`() {
    let shared = """
      extension Array: RawRepresentable where Element: Codable {
        public init?(rawValue: String) { return nil }
        public var rawValue: String { "\\(count) elements" }
      }
      """
    let app = """
      import SwiftUI
      #Preview { let _ = print([1, 2].rawValue); Text("a") }
      """
    let opened = open([("Widget", [shared]), ("App", [shared, app])])
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed.contains("2 elements"))
    #expect(open([("Core", [shared]), ("App", ["import Core\n" + shared, app])]).sealed.count == 1)
  }
}
