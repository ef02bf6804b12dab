import SwiftUI

@Observable final class RowModel {
  var isOn = false
  let name: String
  init(name: String) { self.name = name }
}

struct Row: View {
  let model: RowModel
  var body: some View { Toggle(model.name, isOn: Bindable(model).isOn) }
}

struct Screen: View {
  @State private var n = 0
  @State private var kept = RowModel(name: "wifi")  // right
  var body: some View {
    VStack {
      Button("\(n)") { n += 1 }
      row("wifi")
    }
  }
  private func row(_ name: String) -> some View {
    Row(model: RowModel(name: name))  // wrong
    Row(model: kept)  // right
  }
}
