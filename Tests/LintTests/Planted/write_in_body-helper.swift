import SwiftUI

class Loader: ObservableObject {
  @Published var isLoading = false
  @Published var text = ""
}

struct LoaderView: View {
  @StateObject private var loader = Loader()
  var body: some View {
    content
      .onAppear { loader.isLoading = loader.text.isEmpty }  // right
  }
  private var content: some View {
    loader.isLoading = loader.text.isEmpty  // wrong
    return Group {
      if loader.isLoading { ProgressView() } else { Text(loader.text) }
    }
  }
}
