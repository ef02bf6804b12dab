import SwiftUI
struct Slider1: View {
  @State private var v: Double
  init(value: Double) { self._v = State(initialValue: value) }
  var body: some View { Text("\(v)") }
}
struct P: View {
  @State private var x = 1.0
  var body: some View { Slider1(value: x); Button("next") { x += 1 } }
}
