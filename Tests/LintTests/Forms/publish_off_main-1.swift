import SwiftUI
class VM: ObservableObject {
  @Published var d = ""
  func load() { URLSession.shared.dataTask(with: URL(string: "https://a.b")!) { data, _, _ in self.d = "x" }.resume() }
}
