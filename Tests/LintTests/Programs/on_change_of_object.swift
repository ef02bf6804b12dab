import SwiftUI
@Observable class Model { var n = 0 }
struct V: View {
  let model: Model
  @State private var text = ""
  var body: some View {
    Text("\(model.n)")
      .onChange(of: model) { text = "never" } // finds on_change_of_object
      .onChange(of: model.n) { text = "changed" }
  }
}
extension Model: Equatable {
  static func == (a: Model, b: Model) -> Bool { a === b }
}
/// The owner of the binding may choose another one.
struct Chosen: View {
  @Binding var model: Model
  @State private var text = ""
  var body: some View {
    Text("\(model.n)").onChange(of: model) { text = "another" }
  }
}
