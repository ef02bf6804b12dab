import Foundation
import Observation
import SwiftUI

struct Line: Identifiable { let id = UUID(); let text: String }

struct Root: View {
  @State private var text = "a b"  // wrong
  @State private var lines = [Line(text: "a"), Line(text: "b")]  // right
  var body: some View {
    VStack {
      ForEach(text.split(separator: " ").map { Line(text: String($0)) }) { line in Text(line.text) }  // wrong
      Button("add") { text += " c" }  // wrong
      ForEach(lines) { line in Text(line.text) }  // right
      Button("add") { lines.append(Line(text: "c")) }  // right
    }
  }
}
