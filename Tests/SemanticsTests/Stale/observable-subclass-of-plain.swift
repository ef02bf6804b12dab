import SwiftUI
class Base { var name = "base" }  // wrong
@Observable class Base { var name = "base" }  // right
@Observable class Model: Base { var count = 0 }
struct Page: View { let model: Model; var body: some View { Text("\(model.name) \(model.count)") } }
let model = Model()
:mount Page(model: model)
model.name = "new"
