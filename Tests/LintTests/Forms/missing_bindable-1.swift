import SwiftUI
@Observable class M {
  var name = ""
  var on = false
}
struct V: View {
  var m: M
  var body: some View {
    Form {
      TextField("n", text: $m.name); Toggle("o", isOn: $m.on)
    }
  }
}
