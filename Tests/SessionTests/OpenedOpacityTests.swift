import Session
import Testing

/// What follows from types, operators and members that obsh does not have is opaque, never a mistake.
@Suite struct OpenedOpacityTests {
  private func sealed(_ text: String, importing modules: [String] = ["SwiftUI", "AcmeKit"]) -> [String] {
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { _ in })
    let imports = modules.map { "import \($0)\n" }.joined()
    let module = session.open([("File.swift", imports + text)], name: "App", platform: "macOS")
    return session.findings(in: [module]).sealed.map(\.message)
  }

  @Test(arguments: [
    // Operators of other modules, in chains.
    "let one = siteMiddleware >>> run",
    "let two = { (c: Conn) in c |> writeStatus(.ok) >=> respond(json: \"x\") >=> end }",
    "func both(_ c: Conn) -> IO<Conn> { c.map(const(1)) |> (writeStatus(.ok) <<< end) }",
    "var total = 1\nfunc add() { total = 2 |> increment }",
    // Numbers beside opaque operands have their type.
    """
    func use(_ number: Double) {}
    func numbers(_ isLarge: Bool) {
      let step = Acme[.size] * -1
      let half = Acme[.size] * ((isLarge) ? -1 : 1)
      let width = Acme[.size] + 100
      use(step); use(half); use(width)
      _ = CGSize(width: width, height: step)
    }
    """,
    "struct Page: View { @State var place = ScrollPosition(); var body: some View { Text(\"a\") } }",
    // Cases that a macro makes properties of.
    """
    @CasePathable @dynamicMemberLookup enum Context { case solo; case turns(Int); case real(Double) }
    func isTurns(_ context: Context) -> Bool { context.turns != nil }
    func dates(_ all: [Context]) -> [Date?] { all.map { $0.real.map(Date.init(timeIntervalSince1970:)) } }
    """,
    // Parameters with bounds of other modules.
    """
    struct Filter<Base: Reducer> {
      let base: Base
      let predicate: (Base.State, Base.Action) -> Bool
      func reduce(into state: inout Base.State, action: Base.Action) -> EffectOf<Base> {
        guard predicate(state, action) else { return .none }
        return base.reduce(into: &state, action: action)
      }
    }
    """,
    // Patterns for parts of a subject.
    """
    func text(_ yours: Outcome, _ theirs: Outcome) -> String {
      switch (yours, theirs) {
      case (.won, _), (_, .quit): "won"
      case (.tied(let points), .tied): "tie \\(points)"
      }
    }
    func word(_ entry: Entry?) -> String {
      switch entry?.state {
      case .installed: "there"
      case .installing(let step): "at \\(step)"
      case nil: "none"
      }
    }
    func isThere(_ entry: Entry?) -> Bool { if case .installed = entry?.state { true } else { false } }
    """,
    "struct S { var status: Status?; var isNew: Bool { ![.new, .old].contains(status?.kind) } }",
    // Members of a class whose superclass is not there come before those of a type around it.
    """
    class Outer: NSObject {
      var tableView = 1
      final class Head: NSTableHeaderView {
        override func draw(_ rect: NSRect) { if let table = tableView { print(table.numberOfColumns) } }
      }
    }
    class Slider: NSSlider {
      convenience init(knob: NSImage) { self.init(); cell = nil }
      override init(frame: NSRect) { super.init(frame: frame) }
    }
    """,
    // Objective-C asks the object when the code runs.
    """
    func isNamed(_ window: AnyObject) -> Bool { window[kCGWindowName]! as! String == "x" }
    @objc protocol Player { @objc optional var artist: String { get }; @objc optional func pause(); func stop() }
    extension SBObject: Player {}
    func play(_ player: Player) { player.pause!(); print(player.artist ?? ""); player.pause?(); player.stop() }
    """,
    // Text beside opaque operands.
    """
    func texts(_ n: Int, _ s: String) -> String {
      let first = "a" + acmeText(n)
      let second = "a" + (acmeText(n) ?? "b") + "c"
      let third = s + (String(cString: acmeBytes(n), encoding: .ascii) ?? "d")
      let fourth: String = "a" + acmeText(n)
      print(first.count, second, third, fourth)
      return "a" + acmeText(n)
    }
    """,
    // The types behind `some` may be opaque.
    """
    import Combine
    struct Food { var products: [AcmeProduct] }
    var isLocked: some Publisher<Bool, Never> {
      Publishers.Merge(
        AcmeCenter.shared.publisher(for: .one).map { _ in true }, AcmeCenter.shared.publisher(for: .two).map { _ in false })
    }
    func ids(_ all: [Food]) -> some Collection<AcmeProduct.ID> { all.lazy.flatMap(\\.products).map(\\.id) }
    """,
    // A member of a type that only a type of another module decides.
    """
    enum Scheme { case dark; case other(Int) }
    extension Acme.Keys {
      static func shared<Value: Acme.Storable>(_ name: String, default: Value) -> Key<Value> { Key(name, `default`) }
      static func plain<Value>(_ name: String, default: Value) -> Key<Value> { Key(name, `default`) }
      static let scheme: Key<Scheme> = shared("scheme", default: .dark)
      static let other: Key<Scheme> = plain("other", default: .other(2))
    }
    """,
    // A generic class of another module that has the name of a protocol.
    """
    class Feed {
      let names: Observable<[String]>
      init(names: Observable<[String]>) { self.names = names }
      func first() -> Observable<String> { names.map { $0[0] } }
    }
    """,
    "func hour(_ date: Date) -> Int { (Calendar.current as NSCalendar).component(.hour, from: date) }",
  ])
  func `what follows from something opaque is no mistake`(text: String) {
    #expect(sealed(text) == [])
  }

  @Test func `a modifier of another module may follow one with overloads`() {
    let page = """
      struct Page: View {
        @State var isOn = false
        var body: some View { Text("a").onTapGesture { isOn = true }.acmeGlow { view in view } }
      }
      """
    #expect(sealed(page) == [])
  }

  @Test func `an opaque argument does not make a function call itself`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      import Tagged
      typealias FontName = Tagged<Font, String>
      extension FontName { static let plain: Self = "Plain" }
      extension Font {
        static func custom(_ name: FontName, size: CGFloat) -> Self { .custom(name.rawValue, size: size) }
      }
      #Preview { Text("a").font(.custom(.plain, size: 3)) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `a wrapped property takes its type from a variable of another file`() {
    let opened = OpenedFiles.open([
      "Page.swift": """
      import SwiftUI
      struct Page: View {
        @ObservedObject var clock = sharedClock
        @StateObject private var own = sharedClock
        var body: some View { Text(shown(clock.seconds + own.seconds)) }
        func shown(_ seconds: Double) -> String { "\\(seconds)" }
      }
      #Preview { Page() }
      """,
      "SharedClock.swift": """
      import SwiftUI
      class Clock: ObservableObject { @Published var seconds = 1.5 }
      var sharedClock = Clock()
      """,
    ])
    #expect(opened.opaque == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `an operator on opaque operands does not call itself`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      import CoreData
      func == (one: NSManagedObjectModel, other: NSManagedObjectModel) -> Bool {
        one.entitiesByName == other.entitiesByName
      }
      #Preview { if NSManagedObjectModel() == NSManagedObjectModel() { Text("same") } }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.opaque])
  }

  @Test func `a font of opaque parts is a font`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      import AppKit
      extension Font {
        static var own: Font { .custom("Own", size: NSFont.preferredFont(forTextStyle: .title3).pointSize) }
      }
      #Preview { Text("a").font(.own).foregroundStyle(Color(red: AcmeColor.red, green: 1, blue: 1)) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `a forced cast of an opaque value stops there`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      import UIKit
      final class AppDelegate: NSObject { var name = "mine" }
      #Preview { Text((UIApplication.shared.delegate as! AppDelegate).name) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.opaque])
    #expect(opened.previews[0].message?.contains("a value of type 'AppDelegate' is needed here") ?? false)
  }

  @Test func `an opaque optional is missed without the name of obsh's own type`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmeKit
      import SwiftUI
      final class Session { init() { if let id = AcmeKeychain().get("id") { print(id) } } }
      #Preview { let _ = Session(); Text("a") }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.opaque])
    let message = opened.previews[0].message ?? ""
    #expect(message.contains("is opaque: obsh does not have it, and its value is needed here"))
    #expect(!message.contains("_Opaque"))
  }

  @Test func `an operator that no module can declare is a mistake`() {
    #expect(sealed("let one = 1 |> 2", importing: ["SwiftUI"]) == ["cannot find operator '|>' in scope"])
  }

  @Test func `a module has a type of its own name`() {
    let text = "let folder = Path.home / \"Documents\""
    #expect(sealed(text, importing: ["Foundation", "Path"]) == [])
    #expect(sealed(text + "\nlet two: Double = Path()", importing: ["SwiftUI", "Path"]).count == 1)
  }

  @Test func `a member of the program's own types is still looked for`() {
    #expect(sealed("enum Context { case turns(Int) }\nfunc f(_ c: Context) -> Bool { c.turns != nil }") != [])
    #expect(sealed("protocol P {}\nstruct Box<Value: P> { var value: Value; func f() -> Int { value.count } }") != [])
  }

  @Test func `a member that only something opaque may have tells against an overload`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import SwiftUI
      struct Block {
        struct Label: View {
          let body: AnyView
          init(_ view: some View) { body = AnyView(view) }
        }
        let label: Label
      }
      struct Style<Configuration> {
        let make: (Configuration) -> AnyView
        init<Body: View>(@ViewBuilder body: @escaping (Configuration) -> Body) { make = { AnyView(body($0)) } }
        init<Body: View>(@ViewBuilder body: @escaping () -> Body) { self.init { _ in body() } }
      }
      extension Style where Configuration == Block {
        init<Body: View>(@ViewBuilder body: @escaping (Block.Label) -> Body) {
          self.init { configuration in body(configuration.label) }
        }
      }
      #Preview { Style<Block> { $0.label.padding() }.make(Block(label: .init(Text("one")))) }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.opaque == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }

  @Test func `key paths without a root are opaque where a result of another module is made of them`() {
    let opened = OpenedFiles.open([
      "File.swift": """
      import AcmePaths
      import SwiftUI
      enum Block {
        struct Paths { var text: Int { 1 } }
        case text, rule
      }
      extension Block.Paths: Sequence {
        func makeIterator() -> some IteratorProtocol<PartialPath<Block>> { [\\.text, \\.rule].makeIterator() }
      }
      #Preview { Text("one") }
      """
    ])
    #expect(opened.sealed == [])
    #expect(opened.previews.map(\.result) == [.ran])
  }
}
