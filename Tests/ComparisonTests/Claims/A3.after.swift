import SwiftUI
@Observable final class Upload {
  var name = "film.mov"
  var progress = 0
}
struct Header: View { var upload: Upload; var body: some View { Text(upload.name) } }
struct Footer: View { var upload: Upload; var body: some View { Text("\(upload.progress) %") } }
struct Page: View {
  let upload: Upload
  var body: some View { Header(upload: upload); Footer(upload: upload) }
}
let upload = Upload()
#Preview { Page(upload: upload) }
