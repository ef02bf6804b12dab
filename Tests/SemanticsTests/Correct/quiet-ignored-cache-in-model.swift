import SwiftUI
@Observable final class Catalog {
  var items = [1, 2, 3] { didSet { sums = [:] } }
  @ObservationIgnored private var sums: [Int: Int] = [:]
  func sum(_ n: Int) -> Int { if let s = sums[n] { return s }; let s = items.prefix(n).reduce(0, +); sums[n] = s; return s }
}
struct Sum: View { let catalog: Catalog; var body: some View { Text("\(catalog.items.count) \(catalog.sum(2))"); Button("Add") { catalog.items.append(4) } } }
:mount Sum(catalog: Catalog())
:tap Add
