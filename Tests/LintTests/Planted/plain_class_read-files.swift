// file: Store.swift
import Foundation

class Store {  // wrong
@Observable class Store {  // right
  var items: [String] = []
}
// file: Store+Mutations.swift
extension Store {
  func add(_ item: String) { items.append(item) }
}
// file: Screen.swift
import SwiftUI

struct Screen: View {
  @State private var store = Store()
  var body: some View {
    List(store.items, id: \.self) { Text($0) }
      .toolbar { Button("Add") { store.add("x") } }
  }
}
