import SwiftUI
@Observable class Folder { var name = "a" }
@Observable class Document {
  @ObservationIgnored weak var folder: Folder?  // wrong
  weak var folder: Folder?  // right
}
struct DocumentView: View {
  let document: Document
  var body: some View { Text(document.folder?.name ?? "none") }
}
let document = Document(); let folder = Folder()
:mount DocumentView(document: document)
document.folder = folder
