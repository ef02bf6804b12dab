import SwiftUI
import Foundation
@Observable final class CatalogModel {
  private(set) var items: [String] = []
  init() { refresh() }  // wrong
  func refresh() {  // wrong
    Task { await load() }  // wrong
  }  // wrong
  func load() async { items = ["a"] }
}
struct CatalogView: View {
  @State private var catalog = CatalogModel()
  var body: some View {
    Text("\(catalog.items.count)")
      .task { await catalog.load() }  // right
  }
}
struct Front: View {
  @State private var n = 0
  var body: some View {
    CatalogView()
    Button("n \(n)") { n += 1 }
  }
}
:mount Front()
:tap "n 0"
