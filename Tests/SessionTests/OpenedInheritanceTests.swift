import Session
import Testing

/// Opened code that inherits from, is bound to, or overloads members of classes that obsh does not have.
@Suite struct OpenedInheritanceTests {
  private func open(_ text: String) -> (sealed: [String], results: [OpenedPreview.Result], printed: String) {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let module = session.open([("File.swift", "import SwiftUI\nimport AcmeKit\n" + text)], name: "App")
    let previews = session.mountPreviews(of: module)
    return (session.findings(in: [module]).sealed.map(\.message), previews.map(\.result), printed)
  }

  @Test(arguments: [
    // Parameters and associated types whose bound is opaque.
    """
    struct Wrapper<Base> { let base: Base }
    extension Wrapper where Base: UIImageView {
      var tag: Int { base.tag }
      func set(_ image: UIImage?) { base.image = image; base.contentMode = .scaleAspectFit; base.isHidden = false }
      func empty() { for one in base.subviews { one.removeFromSuperview() } }
    }
    extension Wrapper where Base: AcmeView { func go() { base.start(3) { done in print(done) } } }
    """,
    """
    protocol Wrapping { associatedtype Base; var base: Base { get } }
    extension Wrapping where Base: AcmeView { func go() -> Int { base.start(3); return base.count } }
    """,
    """
    func use<T>(_ view: T) -> T.Row? where T: UIView, T: AcmeSized {
      view.layoutIfNeeded()
      _ = view.size.width
      return view.rows.first
    }
    """,
    "class Mine: UIImageView {}\nfunc show<T>(_ view: T) where T: UIImageView {}\nfunc run() { show(Mine()) }",
    // Initializers that a class of the program inherits from one that obsh does not have.
    """
    class Base: UIViewController { override func viewDidLoad() { super.viewDidLoad() } }
    class Mid: Base {
      let kind: Int
      init(kind: Int) { self.kind = kind; super.init(nibName: nil, bundle: nil) }
      required init?(coder: NSCoder) { fatalError() }
    }
    class Low: Mid {
      init() { super.init(kind: 3) }
      required init?(coder: NSCoder) { fatalError() }
    }
    let made = Base(nibName: "x", bundle: nil)
    """,
    """
    class Thing: AcmeThing { let x = 1 }
    class Styled: Thing {
      let y: Int
      init(y: Int) { self.y = y; super.init(style: .plain, count: 3) }
      convenience init(z: Int) { self.init(y: z) }
    }
    """,
    // The bound is written with an associated type of another protocol.
    """
    extension Collection where Iterator.Element: UIView {
      func above() -> Int { guard let view = first?.superview else { return 0 }; print(view.frame); return count }
      func hide() { for view in filter({ $0.isFocused }) { view.isHidden = true } }
    }
    """,
    // Aliases of compositions with a class.
    """
    protocol Dependent: AnyObject { var context: Int { get } }
    protocol Authorized { var key: String { get } }
    typealias DependentController = Dependent & UIViewController
    protocol Source: DependentController { func load() }
    func follow(_ one: DependentController & Authorized) -> String { one.key }
    func take(_ one: Dependent) -> Int { one.context }
    func generic<One: Dependent>(_ one: One) {}
    func all(_ one: Source) { one.load(); _ = take(one); generic(one) }
    extension Source { func all() { _ = take(self); generic(self) } }
    """,
    // Observers of an inherited property.
    """
    class Tabs: UITabBarController {}
    extension Tabs {
      override var selectedViewController: UIViewController? {
        willSet { print(newValue as Any) }
        didSet { print("set") }
      }
      open override var childForStatusBarStyle: UIViewController? { selectedViewController }
    }
    """,
    // Protocols that inherit from a class.
    """
    protocol Styled: UIView { var style: Int { get set } }
    extension Styled { func apply() { style = 3; self.style = 4; isHidden = false } }
    protocol Coordinator: AcmeCoordinator { var kids: [Coordinator] { get set } }
    extension Coordinator {
      func add(_ one: Coordinator) { kids.append(one) }
      func remove(_ one: Coordinator) { kids.removeAll { $0 === one } }
    }
    class Holder {
      weak var coordinator: (any Coordinator)?
      unowned let view: Styled
      init(_ view: Styled) { self.view = view }
      func run() { view.style = 2; view.apply(); view.removeFromSuperview() }
    }
    """,
    // Overloads of the program beside those of its superclass.
    """
    class List: UITableView {
      func reload(_ row: Int) {}
      func dequeue(_ id: String, at row: Int) -> UITableViewCell { dequeue(id, for: IndexPath(row: row, section: 0)) }
      func run() { reload(true, animated: false); reload("x"); self.reload(3, 4) }
    }
    func use(_ list: List) { list.reload(at: 3); _ = list.dequeue("x") }
    """,
    // Members of the superclass beside those of a protocol.
    """
    protocol Component: AnyObject { var selectedRange: NSRange { get }; var mode: Int { get } }
    extension Component {
      var mode: Int { 1 }
      var textRange: NSRange { NSRange(location: 0, length: 1) }
    }
    class Editor: UITextView, Component {
      func frame(of range: NSRange) -> CGRect {
        guard let start = position(from: beginningOfDocument, offset: range.location),
          let textRange = textRange(from: start, to: start)
        else { return .zero }
        return firstRect(for: textRange)
      }
      func select(_ range: NSRange) { selectedRange = range; self.mode = 3 }
    }
    class Coordinator {
      let view: Editor
      init(_ view: Editor) { self.view = view }
      func empty() { view.selectedRange = NSRange(); view.mode += 1 }
    }
    """,
    // A static member of a framework beside an instance member of the program.
    """
    extension Locale {
      var lineDirection: LanguageDirection { Locale.lineDirection(forLanguage: languageCode ?? "") }
      var isUpward: Bool { lineDirection == .bottomToTop }
    }
    """,
    // Extensions for elements of opaque types.
    """
    extension Collection where Element == AcmeMode { static var all: [Element] { [.a, .b] } }
    extension Collection where Element == AcmeKind { static var all: [Element] { [.c] } }
    extension AcmeMode { static var all: [Self] { .all } }
    struct Config { init(modes: [AcmeMode] = .all, kinds: [AcmeKind] = .all) {} }
    """,
    // Overloads that differ in opaque results.
    """
    struct Store {
      func load(_ key: Int) -> AcmeValue? { nil }
      func load(_ key: Int) -> AcmeOther? { nil }
    }
    func use(_ store: Store) { if let one: AcmeValue = store.load(3) { print(one) } }
    """,
    // Overloads of the program beside those of an opaque type, and of a type that obsh has in part.
    """
    extension UIColor {
      convenience init(light: UIColor, dark: UIColor) {
        self.init { traits in
          switch traits.userInterfaceStyle {
          case .dark: return dark
          default: return light
          }
        }
      }
      convenience init(_ number: Int) { self.init(white: 1, alpha: 1) }
    }
    """,
    """
    protocol Uploading {
      func upload(with request: URLRequest, data: Data?, completionHandler: @escaping (Data?) -> Void) -> Uploading
    }
    extension URLSession: Uploading {
      func upload(with request: URLRequest, data: Data?, completionHandler: @escaping (Data?) -> Void) -> Uploading {
        upload(with: request, from: data, completionHandler: completionHandler)
      }
    }
    """,
    // Errors of functions that obsh does not have.
    """
    func send() async {
      do { try await AcmeClient.shared.send(3) } catch {
        switch error {
        case .offline: print("offline")
        case .code(let code): print(code)
        default: break
        }
      }
    }
    func count() throws(AcmeError) -> Int { do { return try AcmeClient.shared.count() } catch { throw error } }
    """,
  ])
  func `what an opaque superclass or bound may have is not a mistake`(text: String) {
    #expect(open(text).sealed == [])
  }

  @Test func `a protocol that inherits something opaque keeps the values that conform to it`() {
    let opened = open(
      """
      protocol Counting: AcmeCounting { var count: Int { get set } }
      extension Counting { mutating func add() { count += 1 } }
      struct Counter: Counting { var count = 0 }
      #Preview {
        let _ = {
          var one = Counter()
          let other = one
          one.add()
          var any: any Counting = one
          any.add()
          print(one.count, other.count, any.count)
        }()
        Text("x")
      }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed == "1 0 2\n")
  }

  @Test func `an object made by an inherited initializer has its own properties`() {
    let opened = open(
      """
      class Base: UIViewController { var title = "base" }
      class Page: Base {
        let number: Int
        init(number: Int) { self.number = number; super.init(nibName: nil, bundle: nil) }
        required init?(coder: NSCoder) { fatalError() }
      }
      #Preview { let _ = print(Page(number: 3).number, Page(number: 4).title); Text("x") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.printed == "3 base\n")
  }

  @Test func `an initializer of an extension may call one that obsh lacks`() {
    let opened = open(
      """
      extension UIColor {
        convenience init(light: Int, dark: UIColor) { self.init { traits in traits.isDark ? dark : .white } }
        convenience init(_ number: Int) { self.init(light: number, dark: .black) }
      }
      extension Acme {
        init(_ number: Int) { self.init(name: "a") }
        init(name: Int) { self.init { $0.count = name } }
      }
      #Preview { let _ = print(Acme(3)); Text("x").foregroundStyle(Color(UIColor(3))) }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed == "Acme‹opaque›\n")
  }

  @Test func `where the value is needed, it stops`() {
    let opened = open(
      """
      extension Date { init(wire: String) { self.init(wireFormat: wire) } }
      #Preview { Text("\\(Date(wire: "x").timeIntervalSince1970)") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.opaque])
  }

  @Test func `groups of toolbar content can have conditions`() {
    let opened = open(
      """
      struct Page: View {
        @State private var isOn = true
        var body: some View { NavigationStack { Text("page").toolbar { items } } }
        @ToolbarContentBuilder private var items: some ToolbarContent {
          Group { if isOn { ToolbarItem { Button("On") { print("tapped") } } } else { ToolbarItem { Text("off") } } }
        }
      }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `a modifier that depends on an opaque argument leaves the view as it is`() {
    let opened = open(
      """
      struct Lettering: ViewModifier {
        let name: String
        func body(content: Content) -> some View { content.font(.custom(name, size: 12)) }
      }
      extension View { func lettering(_ face: AcmeFace) -> some View { modifier(Lettering(name: face.rawValue)) } }
      #Preview { Text("x").lettering(.round).onAppear { print("seen") } }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
    #expect(opened.printed == "seen\n")
  }
}
