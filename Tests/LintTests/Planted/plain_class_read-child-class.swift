import Observation
import SwiftUI

final class Point { var x = 0 }  // wrong

struct Point { var x = 0 }  // right

@Observable final class Canvas1 { var origin = Point() }
struct Root: View {
  @State private var canvas = Canvas1()
  var body: some View {
    VStack {
      Text("x \(canvas.origin.x)")
      Button("move") { canvas.origin.x += 1 }
    }
  }
}
