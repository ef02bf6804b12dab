import SwiftUI
@Observable class Model {
  @ObservationIgnored var count = 0 // finds ignored_property_read
  @ObservationIgnored var calls = 0
  @ObservationIgnored var label = "fixed"
  @ObservationIgnored lazy var formatter = DateFormatter()
  var shown = 0
  func add() {
    count += 1
    calls += 1
  }
}
struct V: View {
  let model: Model
  var body: some View {
    Text("\(model.count) \(model.shown) \(model.label)")
    Button("Calls") { print(model.calls) }
  }
}
