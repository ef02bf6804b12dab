import SwiftUI
enum Scale { nonisolated(unsafe) static var step = 1 }  // wrong
@Observable final class Scaling { var step = 1 }  // right
let scaling = Scaling()  // right
func label(_ step: Int = Scale.step) -> String { "x\(step)" }  // wrong
func label(_ step: Int = scaling.step) -> String { "x\(step)" }  // right
struct ScaleView: View {
  var body: some View {
    Text(label())
    Button("More") { Scale.step += 1 }  // wrong
    Button("More") { scaling.step += 1 }  // right
  }
}
:mount ScaleView()
:tap More
