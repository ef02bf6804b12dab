import SwiftUI

class DownloadsViewModel: ObservableObject {
  @Published var files = [String]()
}

struct DownloadsView: View {
  @ObservedObject private var viewModel: DownloadsViewModel  // wrong
  @StateObject private var viewModel: DownloadsViewModel  // right

  init() {
    _viewModel = ObservedObject(wrappedValue: DownloadsViewModel())  // wrong
    _viewModel = StateObject(wrappedValue: DownloadsViewModel())  // right
  }

  var body: some View {
    ForEach(viewModel.files, id: \.self) { file in Text(file) }
  }
}
