import Observation
import SwiftUI

enum Flags { nonisolated(unsafe) static var beta = false }  // wrong

struct Root: View {
  @State private var beta = false  // right
  var body: some View {
    VStack {
      if Flags.beta { Text("beta") } else { Text("stable") }  // wrong
      Button("flip") { Flags.beta.toggle() }  // wrong
      if beta { Text("beta") } else { Text("stable") }  // right
      Button("flip") { beta.toggle() }  // right
    }
  }
}
