import SwiftUI
final class NewsVM: ObservableObject {
  @Published var titles: [String] = []
  @MainActor  // right
  func reload() async {
    let fetched = await fetch()
    titles = fetched
  }
  private func fetch() async -> [String] { ["a"] }
}
struct NewsView: View {
  @StateObject private var vm = NewsVM()
  var body: some View { Text("\(vm.titles.count)").task { await vm.reload() } }
}
:mount NewsView()
