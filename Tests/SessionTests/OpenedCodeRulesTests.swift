import Session
import Testing

/// Opened code that compiles elsewhere: what follows from something opaque is no error.
@Suite struct OpenedCodeRulesTests {
  private func open(_ source: String, flags: Set<String> = Session.debugFlags) -> (
    sealed: [String], results: [OpenedPreview.Result], printed: String
  ) {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let module = session.open([("Page.swift", source)], name: "App", flags: flags)
    let previews = session.mountPreviews(of: module)
    return (module.sealed.map { "\($0.line): \($0.message)" }, previews.map(\.result), printed)
  }

  @Test func `parts of something opaque are opaque`() {
    let opened = open(
      """
      import AcmeKit
      func load() async -> Int {
        guard let (data, _) = try? await AcmeNet.shared.data(for: 1) else { return 0 }
        let (a, b) = AcmeNet.pair()
        for (key, value) in AcmeNet.all() { print(key, value) }
        print(data, a, b)
        return 1
      }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `properties of something opaque are not those of views`() {
    let opened = open(
      """
      import SwiftUI
      import AcmeKit
      func handle(_ status: AcmeStatus) {
        guard case .verified(let payment) = status.transaction, case .verified = status.body else { return }
        print(payment)
      }
      func look(_ action: AcmeAction) { if let popover = action.popover { print(popover) } }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a view in terms of itself is an error, not an endless type`() {
    let opened = open(
      """
      import SwiftUI
      struct Held<Value>: Identifiable { let id: Int; let value: Value }
      extension View {
        func card<T: Identifiable>(_ item: T) -> some View { card(item, again: Held(id: 1, value: item)) }
        func card<T, U: Identifiable>(_ item: T, again: U) -> some View { card(again).padding() }
      }
      #Preview { Text("a").card(Held(id: 1, value: 2)) }
      """)
    #expect(
      opened.sealed == [
        "4: function opaque return type was inferred as 'some View', which defines the opaque type in terms of itself "
          + "[#OpaqueTypeInference]"
      ])
    #expect(opened.results == [.trapped])
  }

  @Test func `a popover of the program passes an optional edge on`() {
    let opened = open(
      """
      import SwiftUI
      struct Page: Identifiable { let id: Int }
      extension View {
        @_disfavoredOverload
        func popover<Item: Identifiable, Content: View>(
          item: Binding<Item?>, attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds), arrowEdge: Edge? = nil,
          @ViewBuilder content: @escaping (Binding<Item>) -> Content
        ) -> some View {
          popover(item: item, attachmentAnchor: attachmentAnchor, arrowEdge: arrowEdge) { (page: Item) in
            content(.constant(page))
          }
        }
      }
      #Preview { Text("a").popover(item: .constant(Page(id: 1))) { (page: Binding<Page>) in Text("page \\(page.wrappedValue.id)") } }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `the bits of something opaque are opaque`() {
    let opened = open(
      """
      import SwiftUI
      import AcmeKit
      let consume = unsafeBitCast(acmeSymbol("consume"), to: ((Int) -> Int)?.self)
      #Preview { Text(consume != nil ? "found" : "missing") }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.opaque])
  }

  @Test func `functions of C have no body`() {
    let opened = open(
      """
      @_silgen_name("acme_path") @discardableResult func acmePath(_ process: Int32) -> Int32
      @_silgen_name("acme_reset") func acmeReset()
      func use() -> Int32 { acmeReset(); return acmePath(1) }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `a value that may be optional binds`() {
    let opened = open(
      """
      import AcmeKit
      struct Settings { var language: String? }
      func language(of settings: Settings?) -> String {
        if let language = settings?.language ?? AcmeLocale.current.code?.identifier { return language }
        return "none"
      }
      print(language(of: Settings(language: "no")))
      """)
    #expect(opened.sealed == [])
  }

  @Test func `bodies of opaque builders are not missing a return`() {
    let opened = open(
      """
      import AcmeWidgets
      struct Clock {}
      struct Bundle: AcmeBundle { var body: some AcmeWidget { Clock(); Clock() } }
      struct Style<S: Sequence>: Hashable { let separator: String }
      func style() -> Style<AcmeDigest> { Style(separator: ":") }
      """)
    #expect(opened.sealed == [])
  }

  @Test func `attributes that are aliases are known`() {
    let opened = open(
      """
      import SwiftUI
      struct Cancel: ToolbarContent { var body: some ToolbarContent { ToolbarItem { Text("cancel") } } }
      struct Page: View {
        var body: some View { Text("page").toolbar { items } }
        @ToolbarContentBuilder private var items: some ToolbarContent { Cancel(); ToolbarItem { Text("ok") } }
      }
      #Preview { Page() }
      """)
    #expect(opened.sealed == [])
    #expect(opened.results == [.ran])
  }

  @Test func `flags choose branches`() {
    let source = """
      import SwiftUI
      #if DEBUG
      let mode = "debug"
      #else
      let mode = "release"
      #endif
      #if BETA
      let channel = "beta"
      #else
      let channel = "store"
      #endif
      #Preview { let _ = print(mode, channel); Text("") }
      """
    #expect(open(source).printed == "debug store\n")
    #expect(open(source, flags: Session.flags([], isRelease: true)).printed == "release store\n")
    #expect(open(source, flags: Session.flags(["BETA"], isRelease: false)).printed == "debug beta\n")
  }
}
