import Observation
import SwiftUI

struct Row: View {
  let name: String
  @State private var done = false
  var body: some View { Toggle(name, isOn: $done) }
}

struct Root: View {
  @State private var names = ["a", "b", "c"]
  var body: some View {
    VStack {
      ForEach(0..<names.count, id: \.self) { Row(name: names[$0]) }  // wrong
      ForEach(names, id: \.self) { Row(name: $0) }  // right
      Button("drop") { names.removeFirst() }
    }
  }
}
