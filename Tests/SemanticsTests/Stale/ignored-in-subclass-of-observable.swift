import SwiftUI
@Observable class Base { var a = 0 }
class Derived: Base { var b = 0 }  // wrong
@Observable class Derived: Base { var b = 0 }  // right
struct DerivedView: View { let model: Derived; var body: some View { Text("\(model.a) \(model.b)") } }
let derived = Derived()
:mount DerivedView(model: derived)
derived.b = 5
