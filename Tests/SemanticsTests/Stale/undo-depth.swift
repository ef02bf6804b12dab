import SwiftUI
class History { var stack: [Int] = [] }  // wrong
@Observable class History { var stack: [Int] = [] }  // right
@Observable class Doc { @ObservationIgnored let history = History(); var canUndo: Bool { !history.stack.isEmpty } }
struct Bar: View { let doc: Doc; var body: some View { Button("Undo") {}.disabled(!doc.canUndo) } }
let doc = Doc()
:mount Bar(doc: doc)
doc.history.stack.append(1)
