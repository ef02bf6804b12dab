import Combine
import SwiftUI

@Observable
final class Library {
  @ObservationIgnored private var subscriptions: Set<AnyCancellable> = []
  var query = "" {
    willSet { queryPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var queryPublisher = CurrentValueSubject<String, Never>(query)
  var results: [String] = []
  let all = ["Dune", "Emma"]

  init() {
    queryPublisher
      .map { [all] query in query.isEmpty ? all : all.filter { $0.contains(query) } }
      .sink { [weak self] in self?.results = $0 }
      .store(in: &subscriptions)
  }
}

@Observable
final class Total {
  var a: Int = 1 {
    willSet { aPublisher.send(newValue) }
  }
  @ObservationIgnored private(set) lazy var aPublisher = CurrentValueSubject<Int, Never>(a)
  var double = 0
  @ObservationIgnored private var bag = Set<AnyCancellable>()

  init() { follow() }
  func follow() { aPublisher.map { $0 * 2 }.sink { [weak self] in self?.double = $0 }.store(in: &bag) }
}

struct LibraryView: View {
  @Bindable var library: Library
  @Bindable var total: Total
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
