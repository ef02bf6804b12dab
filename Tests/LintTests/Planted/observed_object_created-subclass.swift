import SwiftUI

class BaseViewModel: ObservableObject { @Published var isLoading = false }
final class FeedViewModel: BaseViewModel {
  @Published var posts: [String] = []
  func load() {
    isLoading = true
    posts.append("Post \(posts.count + 1)")
    isLoading = false
  }
}

struct FeedView: View {
  @ObservedObject private var vm: FeedViewModel = .init()  // wrong
  @StateObject private var vm: FeedViewModel = .init()  // right
  var body: some View {
    List(vm.posts, id: \.self) { Text($0) }
    Button("Load") { vm.load() }
  }
}

struct HomeView: View {
  @State private var name = "A"
  var body: some View {
    VStack {
      Text(name)
      FeedView()
      Button("Rename") { name += "!" }
    }
  }
}
