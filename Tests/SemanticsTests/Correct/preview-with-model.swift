import SwiftUI
@Observable class Model { var n = 0 }
struct Screen: View { let model: Model; var body: some View { Text("\(model.n)"); Button("Add") { model.n += 1 } } }
#Preview { Screen(model: Model()) }
:tap Add
:tap Add
