import SwiftUI

protocol Loading: AnyObject {}

final class PhotosLoader: ObservableObject, Loading {
  @Published var photos: [String] = []
}

struct PhotoGrid: View {
  @State var loader: PhotosLoader  // wrong
  @ObservedObject var loader: PhotosLoader  // right
  var body: some View {
    ScrollView {
      LazyVStack { ForEach(loader.photos, id: \.self) { Text($0) } }
    }
    .onAppear { loader.photos = ["a"] }
  }
}
