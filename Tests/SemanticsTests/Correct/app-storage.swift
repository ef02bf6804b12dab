struct Child: View { @AppStorage("n") private var n = 0; var body: some View { Text("\(n)") } }
struct Screen: View {
  @AppStorage("n") private var n = 0
  var body: some View { Child(); Button("Add") { n += 1 }; Text("\(n)") }
}
:mount Screen()
:tap Add
