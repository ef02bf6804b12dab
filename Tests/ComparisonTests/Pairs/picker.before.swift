import SwiftUI

final class Model: ObservableObject {
  enum Size: String, CaseIterable { case small, large }
  @Published var size = Size.small
  @Published var extras: Set<String> = []
  var price: Int { (size == .small ? 3 : 5) + extras.count }
  func toggle(_ extra: String) { if extras.remove(extra) == nil { extras.insert(extra) } }
}

struct Page: View {
  @StateObject private var model = Model()
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
  @ObservedObject var model: Model
  var body: some View { Text("\(model.price) coins") }
}
#Preview { Page() }
