import SwiftUI
final class DragStart { var x = 0 }
struct Draggable: View {
  @State private var start = DragStart()
  @State private var x = 0
  var body: some View { Text("\(x)"); Button("Begin") { start.x = x }; Button("Move") { x = start.x + 5 } }
}
:mount Draggable()
:tap Begin
:tap Move
