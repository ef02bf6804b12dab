// "Generic struct 'StateObject' requires that 'Model' conform to 'ObservableObject'"
// says: both_worlds
@Observable final class Model { var n = 0 }
struct ModelView: View {
  @StateObject private var model = Model()  // wrong
  @State private var model = Model()  // right
  var body: some View { Text("\(model.n)") }
}
