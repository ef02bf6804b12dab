import Observation
import SwiftUI

struct Root: View {
  @State private var v = 0
  var body: some View {
    VStack {
      Text("\(v)")
      Button("go") { v = 1 }
    }.onChange(of: v) { _, new in v = new + 1 }  // wrong
    }.onChange(of: v) { _, new in v = min(new, 10) }  // right
  }
}
