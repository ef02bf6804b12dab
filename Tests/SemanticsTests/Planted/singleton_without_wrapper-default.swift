import SwiftUI
final class Prefs2: ObservableObject { static let shared = Prefs2(); @Published var size = 12 }
struct Sized: View {
  let prefs: Prefs2 = .shared  // wrong
  @ObservedObject var prefs: Prefs2 = .shared  // right
  var body: some View { Text("\(prefs.size)") }
}
:mount Sized()
Prefs2.shared.size = 14
