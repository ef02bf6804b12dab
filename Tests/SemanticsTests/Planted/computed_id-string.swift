import SwiftUI
enum Sheet2: Identifiable {
  case a, b
  var id: String { UUID().uuidString }  // wrong
  var id: Self { self }  // right
}
struct Sheets: View {
  @State private var sheet: Sheet2?
  var body: some View { Button("Open") { sheet = .a }.sheet(item: $sheet) { _ in Text("sheet") } }
}
:mount Sheets()
:tap Open
