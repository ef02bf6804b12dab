import SwiftUI
struct V: View {
  @State private var n = 0
  @State private var m = 0
  @State private var isOn = false
  @State private var text = ""
  @State private var low = 0
  @State private var high = 10
  @State private var left = 0
  @State private var right = 0
  @State private var celsius = 0.0
  @State private var label = ""
  var body: some View {
    Text("\(n) \(m)")
      .onChange(of: n) { n += 1 } // finds on_change_loop
      .onChange(of: isOn) { isOn.toggle() } // finds on_change_loop
      .onChange(of: m) { m = m + 1 } // finds on_change_loop
      .onChange(of: n) { label = "\(n)" }
      .onChange(of: n) { old, new in n = new + 1 } // finds on_change_loop
      .onChange(of: left) { right = left + 1 } // finds on_change_loop
      .onChange(of: right) { left = right + 1 } // finds on_change_loop
      .onChange(of: celsius) { label = "\(celsius)" }
      .onChange(of: text) { text = String(text.prefix(3)) }
      .onChange(of: text) { text = text.lowercased() }
      .onChange(of: m) { if m > 10 { m -= 1 } }
      .onChange(of: low) { high = low + 10 }
      .onChange(of: high) { low = high - 10 }
  }
}
