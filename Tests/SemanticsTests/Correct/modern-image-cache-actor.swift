import SwiftUI

actor ImageStore {
  private var images: [String: String] = [:]
  func image(named name: String) async -> String {
    if let known = images[name] { return known }
    try? await Task.sleep(for: .milliseconds(300))
    let image = name.uppercased()
    images[name] = image
    return image
  }
}

@MainActor @Observable
final class ImageModel {
  private(set) var image: String?
  let name: String
  @ObservationIgnored private let store: ImageStore

  init(name: String, store: ImageStore) {
    self.name = name
    self.store = store
  }
  func load() async { image = await store.image(named: name) }
}

struct RemoteImage: View {
  @State private var model: ImageModel
  init(name: String, store: ImageStore) {
    _model = State(initialValue: ImageModel(name: name, store: store))
  }
  var body: some View {
    Group {
      if let image = model.image { Text(image) } else { ProgressView() }
    }
    .task { await model.load() }
  }
}

struct Gallery: View {
  private static let store = ImageStore()
  @State private var count = 1
  var body: some View {
    ScrollView {
      LazyVStack {
        ForEach(0..<count, id: \.self) { RemoteImage(name: "image \($0)", store: Self.store) }
      }
    }
    Button("More") { count += 1 }
  }
}

#Preview { Gallery() }
:mount Gallery()
:advance 1s
:tap More
:advance 1s
