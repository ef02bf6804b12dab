import SwiftUI

@Observable final class Preferences {
  @ObservationIgnored @AppStorage("size") private var storedSize = 12  // wrong
  private var storedSize = 12  // right
  var size: Int {
    get { storedSize }
    set { storedSize = newValue }
  }
}

struct SizeView: View {
  @State private var preferences = Preferences()
  var body: some View {
    Text("\(preferences.size)")
    Button("Larger") { preferences.size += 1 }
  }
}
