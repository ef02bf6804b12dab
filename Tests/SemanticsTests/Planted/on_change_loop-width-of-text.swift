import SwiftUI
struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}
struct Measured: View {
  @State private var width = 0
  var body: some View {
    Text("\(width)")
      .preference(key: WidthKey.self, value: width + 1)  // wrong
      .preference(key: WidthKey.self, value: 5)  // right
      .onPreferenceChange(WidthKey.self) { width = $0 }
  }
}
:mount Measured()
