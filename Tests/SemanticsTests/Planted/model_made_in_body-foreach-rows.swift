import SwiftUI
@Observable final class RowModel { let title: String; var isOn = false; init(_ title: String) { self.title = title } }
struct RowView: View { let model: RowModel; var body: some View { Button(model.title) { model.isOn.toggle() }; Text(model.isOn ? "on" : "off") } }
struct Rows: View {
  @State private var titles = ["a", "b"]
  @State private var models: [RowModel] = ["a", "b"].map { RowModel($0) }  // right
  @State private var n = 0
  var body: some View {
    Text("\(n)")
    ForEach(titles.map { RowModel($0) }, id: \.title) { RowView(model: $0) }  // wrong
    ForEach(models, id: \.title) { RowView(model: $0) }  // right
    Button("Again") { n += 1 }
  }
}
:mount Rows()
:tap a
:tap Again
