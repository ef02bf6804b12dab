import SwiftUI

final class Cache { var values: [String: Int] = [:] }

@Observable final class Statistics {
  private let cache = Cache()  // wrong
  private var values: [String: Int] = [:]  // right
  var total: Int { cache.values.values.reduce(0, +) }  // wrong
  var total: Int { values.values.reduce(0, +) }  // right
  func record(_ key: String) {
    cache.values[key] = 1  // wrong
    values[key] = 1  // right
  }
}

struct StatisticsView: View {
  @State private var statistics = Statistics()
  var body: some View {
    Text("\(statistics.total)")
    Button("Record") { statistics.record("a") }
  }
}
