struct Child: View { @Binding var on: Bool; var body: some View { Toggle("On", isOn: $on) } }
struct Screen: View {
  @State private var n = 0
  var body: some View { Child(on: Binding(get: { n > 0 }, set: { n = $0 ? 1 : 0 })); Text("\(n)") }
}
:mount Screen()
:toggle On
:toggle On
