import SwiftUI
class Legacy: ObservableObject { @Published var n = 0 }  // wrong
@Observable class Legacy { var n = 0 }  // right
@Observable class Modern { let legacy = Legacy() }
struct ModernView: View {
  let modern: Modern
  var body: some View { Text("\(modern.legacy.n)") }
}
let modern = Modern()
:mount ModernView(modern: modern)
modern.legacy.n = 4
