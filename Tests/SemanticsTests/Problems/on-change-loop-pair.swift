// "Two fields that convert into each other hang the app."
// says: on_change_loop
struct Converter: View {
  @State private var meters = 1
  @State private var feet = 3
  var body: some View {
    Text("\(meters) m = \(feet) ft")
    Button("More") { meters += 1 }
      .onChange(of: meters) { feet = meters * 3 + 1 }  // wrong
      .onChange(of: feet) { meters = feet / 3 + 1 }  // wrong
      .onChange(of: meters) { feet = meters * 3 }  // right
      .onChange(of: feet) { meters = feet / 3 }  // right
  }
}
:mount Converter()
:tap More
