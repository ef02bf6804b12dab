// "onChange(of: Int) action tried to update multiple times per frame"
// says: on_change_loop
struct Amount: View {
  @State private var amount = 0
  @State private var edits = 0
  var body: some View {
    Button("Add") { amount += 1 }
      .onChange(of: amount) { amount += 1 }  // wrong
      .onChange(of: amount) { edits += 1 }  // right
  }
}
:mount Amount()
:tap Add
