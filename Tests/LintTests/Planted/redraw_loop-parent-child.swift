import SwiftUI

@Observable class Measure { var height = 0; var width = 0 }

struct Outer: View {
  let measure: Measure
  var body: some View {
    Text("\(measure.height)")
    Inner(measure: measure, height: measure.height)
  }
}

struct Inner: View {
  let measure: Measure
  let height: Int
  var body: some View {
    Text("\(height)")
      .onChange(of: height, initial: true) { measure.height += 1 }  // wrong
      .onChange(of: height, initial: true) { measure.height = 10 }  // right
  }
}

let measure = Measure()
:mount Outer(measure: measure)
