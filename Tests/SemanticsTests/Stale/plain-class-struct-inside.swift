import SwiftUI
struct Point { var x = 0; var y = 0 }
class Shape { var origin = Point() }  // wrong
@Observable class Shape { var origin = Point() }  // right
struct ShapeView: View {
  let shape: Shape
  var body: some View { Text("\(shape.origin.x)") }
}
let shape = Shape()
:mount ShapeView(shape: shape)
shape.origin.x = 5
