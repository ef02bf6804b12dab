import Combine
import SwiftUI

final class Library: ObservableObject {
  @Published var query = ""
  @Published var results: [String] = []
  let all = ["Dune", "Emma"]

  init() {
    $query
      .map { [all] query in query.isEmpty ? all : all.filter { $0.contains(query) } }
      .assign(to: &$results)
  }
}

final class Total: ObservableObject {
  @Published var a: Int = 1
  @Published var double = 0
  private var bag = Set<AnyCancellable>()

  init() { follow() }
  func follow() { $a.map { $0 * 2 }.assign(to: &self.$double) }
}

struct LibraryView: View {
  @ObservedObject var library: Library
  @ObservedObject var total: Total
  var body: some View {
    Text(library.results.joined(separator: ","))
    TextField("Query", text: $library.query)
    Stepper("A", value: $total.a)
    Text("\(total.double)")
  }
}
// plays let library = Library(), total = Total()
// plays :mount LibraryView(library: library, total: total)
// plays :type "Query" "mm"
// plays :tap "A +"
// plays total.a = 9
// plays :render
