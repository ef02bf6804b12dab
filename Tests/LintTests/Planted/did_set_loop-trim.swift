import Observation
import SwiftUI

@Observable final class Name { var text = "" { didSet { text = text + "!" } } }  // wrong
@Observable final class Name { var text = "" { didSet { if text.count > 3 { text = String(text.prefix(3)) } } } }  // right
struct Root: View {
  @State private var name = Name()
  var body: some View {
    VStack {
      Text(name.text)
      Button("go") { name.text = "a" }
    }
  }
}
