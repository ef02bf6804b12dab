import SwiftUI
struct Features { static var shared = Features(); var search = false }  // wrong
@Observable class Features { static let shared = Features(); var search = false }  // right
struct SearchTab: View {
  var body: some View { Text(Features.shared.search ? "new" : "old") }
}
:mount SearchTab()
Features.shared.search = true
