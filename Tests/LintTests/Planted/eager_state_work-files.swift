// file: Catalog.swift
import Foundation
import Observation

@Observable final class Catalog {
  private(set) var entries: [String] = []
  init() {
    reload()  // wrong
  }
}
// file: Catalog+Loading.swift
import Foundation

extension Catalog {
  func reload() {
    guard let url = Bundle.main.url(forResource: "catalog", withExtension: "json"),
      let data = try? Data(contentsOf: url)
    else { return }
    entries = (try? JSONDecoder().decode([String].self, from: data)) ?? []
  }
}
// file: CatalogView.swift
import SwiftUI

struct CatalogView: View {
  @State private var catalog = Catalog()
  var body: some View {
    List(catalog.entries, id: \.self) { Text($0) }
      .task { catalog.reload() }  // right
  }
}
