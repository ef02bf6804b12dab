import SwiftUI
let path = NSTemporaryDirectory() + "obsh-stale-\(UUID().uuidString)"
@Observable class Files1 {  // right
  var hasDraft = false  // right
  func save() { hasDraft = FileManager.default.createFile(atPath: path, contents: Data()) }  // right
}  // right
let files = Files1()  // right
struct DraftView: View {
  var body: some View {
    Text(FileManager.default.fileExists(atPath: path) ? "draft" : "nothing")  // wrong
    Text(files.hasDraft ? "draft" : "nothing")  // right
    Button("Save") {
      _ = FileManager.default.createFile(atPath: path, contents: Data())  // wrong
      files.save()  // right
    }
  }
}
:mount DraftView()
:tap Save
