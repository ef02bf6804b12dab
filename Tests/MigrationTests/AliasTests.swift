import Testing

@testable import Migration

/// Models that their users know by another name.
@Suite struct AliasTests {
  @Test func `a type that is used by a typealias is migrated with its users`() {
    let text = """
      import SwiftUI
      final class Router<Page>: ObservableObject {
        @Published var path: [Page] = []
      }
      typealias AppRouter = Router<Int>
      typealias MainRouter = AppRouter
      struct Row: View {
        @EnvironmentObject var router: AppRouter
        @ObservedObject var other: MainRouter
        var body: some View { Text("\\(router.path.count) \\(other.path.count)") }
      }
      struct Root: View {
        @StateObject private var router = AppRouter()
        var body: some View { Row(other: router).environmentObject(router) }
      }
      """
    let after = """
      import SwiftUI
      @Observable
      final class Router<Page> {
        var path: [Page] = []
      }
      typealias AppRouter = Router<Int>
      typealias MainRouter = AppRouter
      struct Row: View {
        @Environment(AppRouter.self) var router
        let other: MainRouter
        var body: some View { Text("\\(router.path.count) \\(other.path.count)") }
      }
      struct Root: View {
        @State private var router = AppRouter()
        var body: some View { Row(other: router).environment(router) }
      }
      """
    #expect(migrated(text) == after)
    #expect(migration(after).changed.isEmpty)
  }

  /// Long chains in either order, since a dictionary's keys come in an order of their own.
  @Test(arguments: [["A", "B", "C", "D", "E", "F"], ["F", "E", "D", "C", "B", "A"]])
  func `a chain of names leads to the model`(names: [String]) {
    let chain = zip(names, ["Cart"] + names).map { "typealias \($0) = \($1)\n" }.joined()
    func text(_ model: String, _ properties: [String]) -> String {
      "import SwiftUI\n\(model)\n\(chain)struct Row: View {\n"
        + properties.map { "  \($0)\n" }.joined() + "  var body: some View { Text(\"\") }\n}"
    }
    let before = text(
      "final class Cart: ObservableObject {\n  @Published var count = 0\n}",
      names.map { "@ObservedObject var cart\($0): \($0)" })
    let after = text(
      "@Observable\nfinal class Cart {\n  var count = 0\n}", names.map { "let cart\($0): \($0)" })
    #expect(migrated(before) == after)
  }
}
