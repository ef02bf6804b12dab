import SwiftUI

@Observable
final class Model {
  enum Size: String, CaseIterable { case small, large }
  var size = Size.small
  var extras: Set<String> = []
  var price: Int { (size == .small ? 3 : 5) + extras.count }
  func toggle(_ extra: String) { if extras.remove(extra) == nil { extras.insert(extra) } }
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    Picker("Size", selection: $model.size) {
      ForEach(Model.Size.allCases, id: \.self) { Text($0.rawValue) }
    }
    ForEach(["milk", "sugar"], id: \.self) { extra in
      Button(extra) { model.toggle(extra) }
    }
    Total(model: model)
  }
}
struct Total: View {
  let model: Model
  var body: some View { Text("\(model.price) coins") }
}
#Preview { Page() }
