import Foundation
import Testing

@testable import Migration

/// Previews without the models that `@Environment(T.self)` looks for as soon as the view is there.
@Suite struct PreviewNoteTests {
  private func notes(_ previews: String) -> [String] {
    let text = """
      import SwiftUI
      final class Router: ObservableObject { @Published var path: [Int] = [] }
      struct Page: View {
        @EnvironmentObject var router: Router
        @State private var showsPath = false
        var body: some View { if showsPath { Text("\\(router.path.count)") } }
      }
      struct Row: View { var body: some View { Page().padding().opacity(0.5) } }
      struct Linked: View { var body: some View { NavigationLink(destination: Page()) { Text("") }.sheet(isPresented: .constant(true)) { Page() } } }
      struct Frame<Content: View>: View {
        @ViewBuilder let content: () -> Content
        var body: some View { content().environmentObject(Router()) }
      }
      struct Root: View {
        @StateObject private var router = Router()
        var body: some View { Page().environmentObject(router) }
      }
      \(previews)
      """
    return migration(text).notes.filter { $0.rule.id == "migrate_preview_environment" }.map(\.text)
  }

  @Test(arguments: [
    "#Preview { Page() }", "#Preview(\"Page\") { Page().padding() }",
    "struct Page_Previews: PreviewProvider { static var previews: some View { Page() } }",
    "#Preview { Page().environment(\\.isEnabled, false) }", "#Preview { Form { Page() }.formStyle(.grouped) }",
    "enum Constants { enum Page { static let title = \"\" } }\n#Preview { Page() }",
    "#Preview { Page().rotation3DEffect(.zero, axis: (0, 1, 0)).hoverEffect().symbolEffectsRemoved() }",
  ])
  func `a preview that mounts a view without its model is named`(_ preview: String) {
    #expect(
      notes(preview) == ["the preview mounts Page without the Router of 'router'; '.environment(Router())' is added"])
  }

  @Test(arguments: ["#Preview { Row() }", "#Preview { VStack { Row().equatable() }.frame(width: 9) }"])
  func `a preview that mounts a view in whose body the model is missing is named`(_ preview: String) {
    #expect(
      notes(preview) == [
        "the preview mounts Row, and in it Page without the Router of 'router'; '.environment(Router())' is added"
      ])
  }

  @Test func `an app that shows a view without its model is named, and gets none`() {
    let text = """
      import SwiftUI
      final class Router: ObservableObject { @Published var path: [Int] = [] }
      struct Page: View {
        let showsPath: Bool
        @EnvironmentObject var router: Router
        var body: some View { if showsPath { Text("\\(router.path.count)") } }
      }
      struct Root: View { var body: some View { Page(showsPath: false) } }
      @main struct Main: App { var body: some Scene { WindowGroup { Root() } } }
      """
    let found = migration(text)
    #expect(found.notes.map(\.rule.id) == ["migrate_app_environment"])
    #expect(found.notes.map(\.text) == ["the app mounts Root, and in it Page without the Router of 'router'"])
    #expect(!migrated(text).contains(".environment("))
    #expect(migration(text.replacing("Root() } }", with: "Root().environmentObject(Router()) } }")).notes.isEmpty)
  }

  @Test(arguments: [
    "#Preview { Linked() }", "#Preview { Row().environmentObject(Router()) }", "#Preview { Frame { Row() } }",
    "#Preview { Root() }", "#Preview { Page().environmentObject(Router()) }", "#Preview { Page().withModels() }",
    "#Preview { Page().modifier(Models()) }",
    "#Preview { Page().help() }\nextension View { func help() -> some View { environmentObject(Router()) } }",
  ])
  func `a preview that has its model, or may have it, is not`(_ preview: String) {
    #expect(notes(preview) == [])
  }

  @Test func `a model that a closure makes where it stands is known`() {
    let text = """
      import SwiftUI
      final class Router: ObservableObject { @Published var path: [Int] = []; func start() { path = [1] } }
      struct Page: View { @EnvironmentObject var router: Router; var body: some View { Text("\\(router.path.count)") } }
      #Preview { Page().environmentObject({ let router = Router(); router.start(); return router }()) }
      #Preview("one") { Page().environmentObject({ Router() }()) }
      #Preview("typed") { Page().environmentObject({ () -> Router in let made = Router(); made.start(); return made }()) }
      """
    let after = migrated(text)
    #expect(!after.contains("nvironmentObject"))
    #expect(after.contains("Page().environment({ let router = Router(); router.start(); return router }())"))
  }

  @Test func `each of the same views in a preview gets its model, and one of them is named`() {
    let text = """
      import SwiftUI
      final class Router: ObservableObject { @Published var path: [Int] = [] }
      struct Page: View { @EnvironmentObject var router: Router; var body: some View { Text("\\(router.path.count)") } }
      #Preview {
        Group {
          Page()
          Page()
        }
      }
      """
    #expect(migrated(text).components(separatedBy: "Page().environment(Router())").count == 3)
    #expect(migration(text).notes.filter { $0.rule.id == "migrate_preview_environment" }.count == 1)
  }

  @Test func `a nested view gets its models where it is created`() {
    func nested(_ modifier: String) -> String {
      """
      struct Outer: View {
        struct Inner: View { var body: some View { Page() } }
        @StateObject private var router = Router()
        var body: some View { Inner()\(modifier) }
      }
      #Preview { Outer() }
      """
    }
    #expect(notes(nested(".environmentObject(router)")) == [])
    #expect(
      notes(nested("")) == [
        "the preview mounts Outer, and in it Page without the Router of 'router'; '.environment(Router())' is added"
      ])
  }

  @Test func `what a model needs that no preview can make is named`() {
    let service = "final class Service {}\nfinal class Login: ObservableObject {"
    let page =
      "struct Gate: View { @EnvironmentObject var login: Login; var body: some View { Text(\"\\(login.name)\") } }"
    let inits = "let service: Service; init(service: Service, name: String, tries: Int = 3) { self.service = service }"
    #expect(
      notes("\(service) @Published var name = \"\"; \(inits) }\n\(page)\n#Preview { Gate() }") == [
        "the preview mounts Gate without the Login of 'login'; to add '.environment(…)', make one with 'service', 'name'"
      ])
  }

  @Test func `a model that a provider's property holds is known`() {
    let store = "final class Store: ObservableObject { @Published var items: [Int] = [] }"
    func provider(_ model: String) -> String {
      """
      \(store)
      struct Page_Previews: PreviewProvider {
        static var previews: some View { List { Page() }.environmentObject(model) }
        static var model: \(model) { \(model)() }
      }
      """
    }
    #expect(notes(provider("Router")) == [])
    #expect(
      notes(provider("Store")) == [
        "the preview mounts Page without the Router of 'router'; '.environment(Router())' is added"
      ])
  }

  @Test(arguments: ["Store()", "Store.shared"])
  func `a preview that has another model than the view needs is named`(_ model: String) {
    let store = "final class Store: ObservableObject { static let shared = Store(); @Published var items: [Int] = [] }"
    let named = "the preview mounts Page without the Router of 'router'; '.environment(Router())' is added"
    #expect(notes("\(store)\n#Preview { Page().environmentObject(\(model)) }") == [named])
    // A variable may be any model.
    #expect(notes("\(store)\n#Preview { Page().environmentObject(model) }") == [])
  }

  /// The preview of a page that needs a Store, after the migration.
  private func preview(_ store: String, _ preview: String = "Page()") -> String? {
    let text = """
      import SwiftUI
      \(store)
      struct Page: View {
        @EnvironmentObject var store: Store
        var body: some View { Text("\\(store.items.count)") }
      }
      #Preview { \(preview) }
      """
    return migrated(text).split(separator: "\n").last.map(String.init)
  }

  @Test func `a preview gets a model that can be made without arguments`() {
    let head = "class Store: ObservableObject { @Published var items: [Int] = []"
    #expect(preview("\(head) }") == "#Preview { Page().environment(Store()) }")
    #expect(
      preview("\(head) }", "VStack { Page().padding() }")
        == "#Preview { VStack { Page().environment(Store()).padding() } }")
    #expect(preview("\(head); init(first: Int = 1) {} }") == "#Preview { Page().environment(Store()) }")
    #expect(
      preview("\(head); static let shared = Store(); private init() {} }")
        == "#Preview { Page().environment(Store.shared) }")
  }

  @Test(arguments: [
    "class Store: ObservableObject { @Published var items: [Int] = []; init(first: Int) {} }",
    "class Store: ObservableObject { @Published var items: [Int] = []; private init() {} }",
    "class Store: ObservableObject { @Published var items: [Int] = []; init() throws {} }",
    "public class Store: ObservableObject { @Published var items: [Int] = []; init() {} }",
  ])
  func `a preview is left alone where no model can be made`(_ store: String) {
    #expect(preview(store) == "#Preview { Page() }")
  }
}
