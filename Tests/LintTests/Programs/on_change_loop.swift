import SwiftUI
struct V: View {
  @State private var n = 0
  @State private var m = 0
  @State private var isOn = false
  @State private var text = ""
  var body: some View {
    Text("\(n) \(m)")
      .onChange(of: n) { n += 1 } // finds on_change_loop
      .onChange(of: isOn) { isOn.toggle() } // finds on_change_loop
      .onChange(of: m) { m = m + 1 } // finds on_change_loop
      .onChange(of: n) { m += 1 }
      .onChange(of: text) { text = String(text.prefix(3)) }
      .onChange(of: text) { text = text.lowercased() }
      .onChange(of: m) { if m > 10 { m -= 1 } }
  }
}
