import SwiftUI

@Observable class Base { var title = "" }
class Special: Base {  // wrong
@Observable class Special: Base {  // right
  var detail = "-"
  func fill() { detail = "filled" }
}

struct SpecialView: View {
  @State private var special = Special()
  var body: some View {
    Text(special.title)
    Text(special.detail)
    Button("Fill") { special.fill() }
  }
}
