import SwiftUI

@Observable final class ImageLoader {
  var images: [String: Int] = [:]
  private var tasks: [String: Task<Void, Never>] = [:]  // wrong
  @ObservationIgnored private var tasks: [String: Task<Void, Never>] = [:]  // right
  func load(_ name: String) {
    tasks[name] = Task { images[name] = 1 }
  }
}

struct ImagesView: View {
  @State private var loader = ImageLoader()
  var body: some View {
    Text("\(loader.images.count)")
    Button("Load") { loader.load("a") }
  }
}
