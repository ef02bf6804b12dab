import Session
import Testing

/// Forms of real code that were once refused, in modules that use what obsh does not have.
@Suite struct OpenedFormsTests {
  private typealias Opened = (sealed: [String], results: [OpenedPreview.Result], printed: String)

  private func open(_ files: [(String, String)]) -> Opened {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let module = session.open(files, name: "App", platform: "macOS")
    let previews = session.mountPreviews(of: module)
    return (session.findings(in: [module]).sealed.map(\.message), previews.map(\.result), printed)
  }

  private func open(_ text: String) -> Opened {
    open([("File.swift", "import SwiftUI\nimport AcmeKit\n" + text)])
  }

  @Test func `conditions of extensions know types that other extensions nest`() {
    let opened = open([
      (
        "A.swift",
        """
        import SwiftUI
        private extension Array where Element == Scheme.Buttons.Mapping.Button { var unique: Self { Array(Set(self)) } }
        extension Binding where Value == Scheme.Buttons.Mapping { var number: Int { wrappedValue.number } }
        #Preview { let _ = print(Binding.constant(Scheme.Buttons.Mapping()).number); Text("") }
        """
      ),
      (
        "B.swift",
        """
        extension Scheme.Buttons { struct Mapping: Equatable { var number = 3 } }
        extension Scheme.Buttons.Mapping { enum Button: Hashable { case left, right } }
        """
      ), ("C.swift", "struct Scheme {}\nextension Scheme { struct Buttons { var mappings: [Mapping]? } }"),
    ])
    #expect(opened.sealed == [])
    #expect(opened.printed == "3\n")
  }

  @Test func `an actor may inherit from NSObject, as it does in apps for Apple's platforms`() {
    let opened = open(
      """
      actor Finder: NSObject {
        private var found = 0
        override init() { super.init() }
        func find() -> Int { found += 1; return found }
        nonisolated func isObject() -> Bool { (self as Any) is NSObject }
      }
      #Preview { let _ = print(Finder().isObject()); Text("") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed == "true\n")
  }

  @Test func `names of an opaque type are opaque in a literal that is asked for one`() {
    let opened = open(
      """
      func isKey(_ event: AcmeEvent) -> Bool {
        guard ![.moved, .dragged].contains(event.kind) else { return false }
        return [.keyDown, .keyUp].contains(event.kind)
      }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a value of an unseen wrapper has the wrapper's type`() {
    let opened = open(
      """
      struct Item { static let first = Item() }
      func seed() {
        @Shared(.items) var items = [.first]
        @Shared(.items) var none = []
        @Shared(.chosen) var chosen = nil
        @Shared(.count) var count = 2
        print(count + 1)
      }
      #Preview { let _ = seed(); Text("") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed == "3\n")
  }

  @Test func `a number of something opaque is no optional`() {
    let opened = open(
      """
      func number(_ button: AcmeButton) -> Int {
        var number = Int(button.rawValue)
        switch number { case 0: number = 1; default: break }
        return number
      }
      func parsed(_ button: AcmeButton) -> Int {
        if let number = Int(button.title) { return number }
        return Int(button.title) ?? 7
      }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a timer begins once a run loop has it`() {
    let opened = open(
      """
      @Observable final class Ticker {
        var count = 0
        var timer: Timer?
        func start() {
          let timer = Timer(timeInterval: 1, repeats: true) { [weak self] timer in
            self?.count += 1
            if self?.count == 3 { timer.invalidate() }
          }
          RunLoop.main.add(timer, forMode: .common)
          RunLoop.main.add(timer, forMode: .default)
          self.timer = timer
        }
      }
      struct Page: View {
        @State var ticker = Ticker()
        var body: some View { Text("\\(ticker.count)").onAppear { ticker.start() } }
      }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `every value is an object on Apple's platforms`() {
    let opened = open(
      """
      protocol Step {}
      final class Move: Step {}
      func same(_ one: Step, _ other: Step) -> Bool { (one as AnyObject) === (other as AnyObject) }
      #Preview { let move = Move(); let _ = print(same(move, move), same(move, Move())); Text("") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed == "true false\n")
  }

  @Test func `a variable may have the name of what its class inherits`() {
    let opened = open("class Ring: AcmeView { func draw() { let bounds = bounds; _ = bounds.midX } }")
    #expect(opened.sealed == [])
  }

  @Test func `newer systems may give another hidden type`() {
    let opened = open(
      """
      extension View {
        func asDefault() -> some View {
          if #available(macOS 11, *) { return keyboardShortcut(.defaultAction) }
          return self
        }
      }
      func described<A: View, B: View>(@ViewBuilder _ content: () -> TupleView<(A, B)>) -> some View {
        let content = content()
        if #available(macOS 13.0, *) {
          return Group { content.value.0; content.value.1.bold() }
        } else {
          return VStack { content.value.0; content.value.1 }
        }
      }
      #Preview { described { Text("a"); Text("b") }; Text("c").asDefault() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `other hidden types must still be one`() {
    let opened = open("func shown(_ on: Bool) -> some View { if on { return Text(\"a\") }; return Color.red }")
    #expect(opened.sealed.count == 1)
  }

  @Test func `entries of focused values have no default`() {
    let opened = open(
      """
      extension FocusedValues { @Entry var sheet: Sheet? }
      final class Sheet { init() {} }
      struct Page: View { @FocusedValue(\\.sheet) var sheet; var body: some View { Text(sheet == nil ? "none" : "some") } }
      #Preview { Page().focusedSceneValue(\\.sheet, Sheet()) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `queries are named by their element and result`() {
    let opened = open([
      (
        "File.swift",
        """
        import SwiftData
        import SwiftUI
        @Model final class Item { var number = 1; init() {} }
        struct Items<T: PersistentModel>: View {
          @Query var items: [T]
          init(_ query: Query<T, [T]>) { _items = query }
          var body: some View { let _ = print(items.count); Text("items") }
        }
        #Preview { Items(Query<Item, [Item]>()).modelContainer(for: Item.self, inMemory: true) }
        """
      )
    ])
    #expect(opened.sealed == [])
    #expect(opened.printed == "0\n")
  }

  @Test func `gestures of two have both values`() {
    let opened = open(
      """
      struct Card: View {
        @GestureState private var drag = CGSize.zero
        @State var ended = 0
        var body: some View {
          let gesture = LongPressGesture(minimumDuration: 0.1).sequenced(before: DragGesture())
            .updating($drag) { value, state, _ in
              switch value {
              case .first(true): state = .zero
              case .second(true, let drag): state = drag?.translation ?? .zero
              default: break
              }
            }
            .onEnded { _ in ended += 1 }
          return Text("\\(drag.width)").gesture(gesture)
        }
      }
      #Preview { Card() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `resources are titles`() {
    let opened = open(
      """
      let title = LocalizedStringResource("Title")
      struct Page: View {
        var body: some View {
          List {
            Section(title) { Text("in") }
            Toggle(title, isOn: .constant(true))
            Button(title) {}
            Label(title, systemImage: "star")
          }.navigationTitle(title)
        }
      }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a file sees the modules that it imports`() {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let models = session.open(
      [("Models.swift", "public struct Notification { public init() {}; public var title: String { \"own\" } }")],
      name: "Models")
    let app = session.open(
      [
        (
          "Names.swift",
          "import Foundation\nextension Notification.Name { static let done = Notification.Name(\"done\") }"
        ),
        ("Row.swift", "import Models\nimport SwiftUI\nlet row = Notification().title"),
        ("Top.swift", "import SwiftUI\n#Preview { let _ = print(row, Notification.Name.done.rawValue); Text(\"\") }"),
      ], name: "App")
    _ = session.mountPreviews(of: app)
    #expect(session.findings(in: [models, app]).sealed.map(\.message) == [])
    #expect(printed == "own done\n")
  }

  @Test func `a name that a file does not import may be that of a module that obsh lacks`() {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let kept = session.open(
      [("Store.swift", "public protocol Store {}\npublic func reset() -> Int { 1 }\npublic let limit = 2")],
      name: "Kept")
    let exporting = session.open(
      [("Export.swift", "@_exported import Kept\n@_exported import AcmeMap\npublic let other = 1")], name: "Exporting")
    let app = session.open(
      [
        ("Unseen.swift", "import AcmeKit\nimport SwiftUI\nlet store = Store(state: reset(), limit)"),
        ("Seen.swift", "import SwiftUI\nstruct Own: Store {}"),
        ("Exported.swift", "import AcmeKit\nimport Exporting\nstruct Other: Store { let top = limit + reset() }"),
        ("Top.swift", "import SwiftUI\n#Preview { let _ = print(Own(), Other().top); Text(\"\") }"),
      ], name: "App")
    _ = session.mountPreviews(of: app)
    #expect(session.findings(in: [kept, exporting, app]).sealed.map(\.message) == [])
    #expect(printed == "Own() 3\n")
  }

  @Test func `unavailable cases may be missing in a switch`() {
    let opened = open(
      """
      enum Hand { case left, right; @available(*, unavailable) case crown }
      func word(_ hand: Hand) -> String { switch hand { case .left: "left"; case .right: "right" } }
      func number(_ hand: Hand) -> Int { switch hand { case .left: 1; case .right: 2; case .crown: 3 } }
      struct Page: View { var body: some View { let _ = print(word(.right), number(.left)); Text("page") } }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed == "right 1\n")
  }

  @Test func `gestures may be erased and optional`() {
    let opened = open(
      """
      struct Page: View {
        let isOn: Bool
        var maybe: AnyGesture<Void>? { isOn ? AnyGesture(TapGesture().onEnded { print("tapped") }) : nil }
        var all: some Gesture { [1].reduce(into: Optional<AnyGesture<Void>>(nil)) { result, _ in result = maybe } }
        var body: some View { let _ = all._tap?(); Text("page").gesture(all).gesture(maybe) }
      }
      #Preview { Page(isOn: true) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed == "tapped\n")
  }

  @Test func `collections are made of opaque results of generic subscripts`() {
    let opened = open(
      """
      import AcmeDefaults
      protocol Settings { subscript<Value: AcmeDefaults.Serializable>(key: AcmeDefaults.Key<Value>) -> Value { get set } }
      struct Page: View {
        var settings: (any Settings)?
        func codes(_ settings: Settings) -> Set<String> { Set(settings[.codes]) }
        var body: some View { if let settings { Text(codes(settings).sorted().joined()) } else { Text("none") } }
      }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `colors have components and descriptions`() {
    let opened = open(
      """
      struct Page: View {
        var body: some View {
          let _ = print(Color.red.resolve(in: EnvironmentValues()), Color(red: 1, green: 0.5, blue: 0), Color.blue.opacity(0.5))
          let _ = print(Color.red == Color.red.opacity(0.5), Color.red == .red, Color("brand"))
          Text("page")
        }
      }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(
      opened.printed
        == "#FF3B30FF #FF8000FF 50% blue\nfalse true NamedColor(name: \"brand\", bundle: nil)\n")
  }

  @Test func `what a platform lacks can be previewed all the same`() {
    let opened = open(
      """
      @available(macOS, unavailable) struct Phone: View { var body: some View { Text("phone") } }
      @available(macOS, unavailable) struct Phone_Previews: PreviewProvider { static var previews: some View { Phone() } }
      extension View {
        @available(macOS, unavailable) func only() -> some View { self }
        @available(macOS, unavailable) func both() -> some View { only() }
        @available(iOS, unavailable) func elsewhere() -> some View { self }
      }
      struct Page: View { var body: some View { Text("page").elsewhere() } }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran, .ran])
  }

  @Test func `generic types of the library may be others in modules that are not there`() {
    let opened = open(
      """
      struct Log {
        var span: Span?
        func trace(_ span: Span, _ environment: Environment) {}
      }
      func icon() -> KeyPath<AcmeIcons, Image> { \\.bold }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `collections and constants are objects on Apple's platforms`() {
    let opened = open(
      """
      func text(_ key: String, _ values: CVarArg...) -> String { format(key, values) }
      private func format(_ key: String, _ values: CVarArg...) -> String { String(format: key, arguments: values) }
      let name = kCFBundleIdentifierKey as String
      #Preview { let _ = print(text("hello"), name); Text("page") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed == "hello CFBundleIdentifier\n")
  }

  @Test func `a requirement that is called on an opaque value stops there`() {
    let opened = open(
      """
      protocol Source { func number() throws -> Int }
      extension AcmeController: Source {}
      func number(of source: any Source) -> Int { (try? source.number()) ?? 4 }
      #Preview { Text("\\(number(of: AcmeController()))") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.opaque])
  }
}
