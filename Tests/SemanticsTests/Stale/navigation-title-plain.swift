import SwiftUI
final class Doc { var title = "Untitled" }  // wrong
@Observable final class Doc { var title = "Untitled" }  // right
struct Page: View { let doc: Doc; var body: some View { NavigationStack { Text("text").navigationTitle(doc.title) } } }
let doc = Doc()
:mount Page(doc: doc)
doc.title = "Letter"
