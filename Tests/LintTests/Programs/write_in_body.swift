import SwiftUI
@Observable class Model {
  var n = 0
  var items: [Int] = []
  @ObservationIgnored var runs = 0
  func add() { n += 1 }
  func count() { runs += 1 }
}
struct Wrong: View {
  @State private var runs = 0
  let model: Model
  var body: some View {
    let _ = (runs += 1) // finds write_in_body
    let _ = model.add() // finds write_in_body
    Text("\(model.n) \(runs)")
  }
}
struct WrongHelper: View {
  let model: Model
  var body: some View { content }
  private var content: some View {
    model.items.append(1) // finds write_in_body
    return Text("\(model.items.count)")
  }
}
struct Right: View {
  @State private var runs = 0
  let model: Model
  var body: some View {
    let _ = model.count()
    let doubled = runs * 2
    VStack {
      Text("\(doubled)")
      Button("Add") { model.add() }
      Button { runs += 1 } label: { Text("Run") }
    }
    .onAppear { runs = 1 }
    .task { model.n = 2 }
  }
}
