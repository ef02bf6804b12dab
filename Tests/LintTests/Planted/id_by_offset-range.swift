import SwiftUI

struct Players: View {
  @State private var names = ["Ann", "Bob"]
  var body: some View {
    ForEach(0..<names.count, id: \.self) { i in  // wrong
      TextField("Name", text: $names[i])  // wrong
    ForEach(names, id: \.self) { name in  // right
      Text(name)  // right
    }
    Button("Remove") { names.removeFirst() }
  }
}
