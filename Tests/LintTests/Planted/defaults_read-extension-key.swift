import SwiftUI

extension UserDefaults {
  var isCompact: Bool {
    get { bool(forKey: "compact") }
    set { set(newValue, forKey: "compact") }
  }
}

struct CompactView: View {
  @AppStorage("compact") private var isCompact = false  // right
  var body: some View {
    Text(UserDefaults.standard.isCompact ? "compact" : "wide")  // wrong
    Text(isCompact ? "compact" : "wide")  // right
    Button("Flip") { UserDefaults.standard.isCompact.toggle() }
  }
}
