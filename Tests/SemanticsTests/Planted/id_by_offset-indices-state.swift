import SwiftUI
struct Player2: View { let name: String; @State private var score = 0; var body: some View { Button(name) { score += 1 }; Text("\(score)") } }
struct Team: View {
  @State private var names = ["a", "b"]
  var body: some View {
    ForEach(0..<names.count, id: \.self) { i in Player2(name: names[i]) }  // wrong
    ForEach(names, id: \.self) { Player2(name: $0) }  // right
    Button("Drop") { names.remove(at: 0) }
  }
}
:mount Team()
:tap a
:tap Drop
