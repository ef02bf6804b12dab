import SwiftUI
final class ImageLoader: ObservableObject {
  @Published var data: Data?
  func load() {
    DispatchQueue.global(qos: .userInitiated).async { [weak self] in
      let data = Data([1, 2])
      self?.data = data  // wrong
      DispatchQueue.main.async { self?.data = data }  // right
    }
  }
}
struct LoaderView: View {
  @StateObject private var loader = ImageLoader()
  var body: some View { Text("\(loader.data?.count ?? 0)").onAppear { loader.load() } }
}
:mount LoaderView()
:advance 1s
