struct Screen: View {
  @State private var n = 0
  var body: some View { Text("\(n)").onChange(of: n) { if n > 3 { n = 3 } }; Button("Add") { n += 2 } }
}
:mount Screen()
:tap Add
:tap Add
:tap Add
