import SwiftUI
final class Upload: ObservableObject { @Published var percent = 0 }
struct UploadsView: View {
  let upload: Upload  // wrong
  @ObservedObject var upload: Upload  // right
  var body: some View { VStack { bar(for: upload) } }
  private func bar(for upload: Upload) -> some View { Text("\(upload.percent) %") }
}
let upload = Upload()
:mount UploadsView(upload: upload)
upload.percent = 50
