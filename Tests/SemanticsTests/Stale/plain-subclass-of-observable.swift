import SwiftUI
@Observable class Base { var title = "a" }
class Derived: Base { var detail = "x" }  // wrong
@Observable class Derived: Base { var detail = "x" }  // right
struct Detail: View {
  let model: Derived
  var body: some View { Text(model.title + model.detail) }
}
let model = Derived()
:mount Detail(model: model)
model.detail = "y"
