import Foundation

class PostsVM: ObservableObject {
  @Published var posts: [String] = []
  func load() {
    URLSession.shared.dataTask(with: URL(string: "https://example.com")!) { data, _, _ in
      self.posts = ["a"]  // wrong
      DispatchQueue.main.async { self.posts = ["a"] }  // right
    }.resume()
  }
}
