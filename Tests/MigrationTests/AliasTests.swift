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
}
