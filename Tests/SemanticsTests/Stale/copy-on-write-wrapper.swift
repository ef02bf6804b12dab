import SwiftUI
final class Storage { var text = "a" }  // wrong
@Observable final class Storage { var text = "a" }  // right
struct Document { let storage = Storage(); var text: String { storage.text }; func edit(_ text: String) { storage.text = text } }
struct Page: View { let document: Document; var body: some View { Text(document.text) } }
let document = Document()
:mount Page(document: document)
document.edit("b")
