import SwiftUI
final class Upload: ObservableObject {
  @Published var name = "film.mov"
  @Published var progress = 0
}
struct Header: View { @ObservedObject var upload: Upload; var body: some View { Text(upload.name) } }
struct Footer: View { @ObservedObject var upload: Upload; var body: some View { Text("\(upload.progress) %") } }
struct Page: View {
  let upload: Upload
  var body: some View { Header(upload: upload); Footer(upload: upload) }
}
let upload = Upload()
#Preview { Page(upload: upload) }
