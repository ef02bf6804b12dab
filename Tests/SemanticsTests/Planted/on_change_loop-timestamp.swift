import SwiftUI
import Foundation
struct Edited: View {
  @State private var text = "a"
  @State private var log: [String] = []
  var body: some View {
    Button("Edit") { log.append("e") }
      .onChange(of: log) { log.append("changed") }  // wrong
      .onChange(of: log) { text = log.last ?? "" }  // right
    Text("\(log.count)")
    Text(text)
  }
}
:mount Edited()
:tap Edit
