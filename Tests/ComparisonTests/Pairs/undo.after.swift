import SwiftUI

@Observable
final class Model {
  private(set) var values = [0]
  var value: Int { values.last ?? 0 }
  var canUndo: Bool { values.count > 1 }
  func add(_ more: Int) { values.append(value + more) }
  func undo() { values.removeLast() }
}

struct Page: View {
  @State private var model = Model()
  var body: some View {
    Text("value \(model.value)")
    Button("Add") { model.add(2) }
    if model.canUndo { Button("Undo") { model.undo() } }
  }
}
#Preview { Page() }
