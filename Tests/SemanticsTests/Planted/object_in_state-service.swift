import SwiftUI
protocol ProgressReporting: ObservableObject { var fraction: Double { get set } }
final class Download: ProgressReporting { @Published var fraction = 0.0 }
struct DownloadView: View {
  @State private var download = Download()  // wrong
  @StateObject private var download = Download()  // right
  var body: some View {
    ProgressView(value: download.fraction)
    Button("Step") { download.fraction += 0.5 }
  }
}
:mount DownloadView()
:tap Step
