import SwiftUI

final class Document1: ObservableObject, Equatable {
  @Published var text = ""
  static func == (a: Document1, b: Document1) -> Bool { a === b }
}

struct DocumentView: View {
  @ObservedObject var document: Document1
  @State private var saves = 0
  var body: some View {
    TextField("Text", text: $document.text)
      .onChange(of: document) { saves += 1 }  // wrong
      .onChange(of: document.text) { saves += 1 }  // right
    Text("\(saves)")
  }
}

struct Screen: View {
  @StateObject private var document = Document1()
  var body: some View { DocumentView(document: document) }
}
