class Model: ObservableObject { @Published var n = 0; init(n: Int) { self.n = n; self.n += 1 } }
struct Child: View { @ObservedObject var model: Model; var body: some View { Stepper("N", value: $model.n) } }
struct Screen: View {
  @StateObject private var model = Model(n: 3)
  @State private var t = 0
  var body: some View { Child(model: model); Button("Tick \(t)") { t += 1 } }
}
:mount Screen()
:tap "Tick 0"
