// "Modifying state during view update, this will cause undefined behavior."
// says: write_in_body
struct Visits: View {
  @State private var visits = 0
  var body: some View {
    let _ = (visits += 1)  // wrong
    Text("\(visits)")
      .onAppear { visits += 1 }  // right
  }
}
:mount Visits()
