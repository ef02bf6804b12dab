import SwiftUI
final class DownloadJob: ObservableObject {
  @Published var progress = 0.0
  func step() { progress += 0.5 }
}
struct DownloadRow: View {
  let file: String
  var job: DownloadJob? = DownloadJob()  // wrong
  @StateObject private var job = DownloadJob()  // right
  var body: some View {
    HStack {
      Text(file)
      Button("Step") { job?.step() }  // wrong
      Button("Step") { job.step() }  // right
    }
  }
}
struct Downloads: View {
  @State private var file = "a.zip"
  var body: some View {
    DownloadRow(file: file)
    Button("Other") { file = "b.zip" }
  }
}
:mount Downloads()
:tap Step
:tap Other
