import SwiftUI

final class Download: ObservableObject {
  @Published var progress = 0.0
}

struct DownloadView: View {
  @State private var download: Download? = Download()  // wrong
  @StateObject private var download = Download()  // right
  var body: some View {
    Text("\(download?.progress ?? 0)")  // wrong
    Text("\(download.progress)")  // right
    Button("Go") { download?.progress = 1 }  // wrong
    Button("Go") { download.progress = 1 }  // right
  }
}
