import SwiftUI
import Combine

final class Download: ObservableObject {
  @Published var progress = 0.0
  func advance() { progress += 0.25 }
}

struct Downloads: View {
  @State private var current: Download?
  var body: some View {
    VStack {
      if let current {
        ProgressView(value: current.progress)  // wrong
        Text("\(Int(current.progress * 100)) %")  // wrong
        Button("Advance") { current.advance() }  // wrong
        DownloadRow(download: current)  // right
      }
      Button("Start") { current = Download() }
    }
  }
}

struct DownloadRow: View {
  @ObservedObject var download: Download
  var body: some View {
    ProgressView(value: download.progress)
    Text("\(Int(download.progress * 100)) %")
    Button("Advance") { download.advance() }
  }
}
