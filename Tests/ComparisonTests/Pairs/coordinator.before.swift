import SwiftUI

final class DetailModel: ObservableObject {
  @Published var note = ""
  let id: Int
  init(id: Int) { self.id = id }
}

final class Coordinator: ObservableObject {
  @Published var selected: Int?
  private var details: [Int: DetailModel] = [:]
  func detail(for id: Int) -> DetailModel {
    if let known = details[id] { return known }
    let made = DetailModel(id: id)
    details[id] = made
    return made
  }
}

struct CoordinatorView: View {
  @StateObject private var coordinator = Coordinator()
  var body: some View {
    Picker("Item", selection: $coordinator.selected) {
      Text("None").tag(Int?.none)
      Text("One").tag(Int?.some(1))
      Text("Two").tag(Int?.some(2))
    }
    if let id = coordinator.selected { DetailPane(model: coordinator.detail(for: id)) }
  }
}

struct DetailPane: View {
  @ObservedObject var model: DetailModel
  var body: some View {
    Text("Item \(model.id)")
    TextField("Note", text: $model.note)
  }
}

#Preview { CoordinatorView() }
