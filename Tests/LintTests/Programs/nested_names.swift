import Combine
import SwiftUI
enum Constants {
  enum First { static let rows = 3 }
  enum Second { static let rows = 4 }
}
struct First: View {
  @ObservedObject private var viewModel = ViewModel() // finds observed_object_created
  var body: some View { Text("\(viewModel.count) of \(Constants.First.rows)") }
}
extension First {
  final class ViewModel: ObservableObject {
    @Published var count = 0
  }
}
struct Second: View {
  @State private var viewModel = ViewModel()
  var body: some View {
    VStack {
      Text("\(viewModel.total)")
      Row(model: viewModel)
    }
  }
  struct Row: View {
    let model: ViewModel
    var body: some View { Text(model.isLoading ? "loads" : "rests") }
  }
}
extension Second {
  @Observable final class ViewModel {
    var total = 0
    private var load: Task<Void, Never>?
    var isLoading: Bool { load != nil }
    private var poll: Task<Void, Never>? // finds tracked_handle
  }
}
struct Third: View {
  @StateObject private var viewModel = ViewModel()
  var body: some View { Row(model: viewModel).onTapGesture { viewModel.add() } }
  struct Row: View {
    let model: Third.ViewModel // finds unobserved_object
    var body: some View { Text("\(model.count)") }
  }
}
extension Third {
  final class ViewModel: ObservableObject {
    @Published var count = 0
    func add() { count += 1 }
  }
}
struct Fourth: View {
  var viewModel: Second.ViewModel
  var body: some View { Text("\(viewModel.total)") }
}
struct Fifth: View {
  private let viewModel = First.ViewModel() // finds model_made_by_view
  var body: some View { Text("\(viewModel.count)") }
}
enum Base {
  class ViewModel: ObservableObject {
    @Published var title = ""
  }
}
struct Sixth: View {
  let model: ViewModel // finds unobserved_object
  final class ViewModel: Base.ViewModel {
    @Published var own = 0
    func add() { own += 1 }
  }
  var body: some View {
    Text("\(model.own)")
    Button("add") { model.add() }
  }
}
enum Streams {
  final class Subscription: Combine.Subscription {
    func request(_ demand: Subscribers.Demand) {}
    func cancel() {}
  }
}
enum Orders {
  final class Subscription: ObservableObject {
    @Published var isPaid = false
  }
}
struct Seventh: View {
  typealias Order = Orders.Subscription
  @State private var order = Order() // finds object_in_state
  @State private var stream = Streams.Subscription()
  let shown: Self.Order
  var body: some View { Toggle("paid", isOn: $order.isPaid) }
}
struct Cache<Key> {
  final class Store: ObservableObject {
    @Published var count = 0
  }
}
struct Shop {
  struct Store { let name = "" }
}
struct Eighth: View {
  @ObservedObject private var store = Cache<Int>.Store() // finds observed_object_created
  var body: some View { Text("\(store.count)") }
}
struct Ninth: View {
  @StateObject private var model = Sixth.ViewModel()
  let info: Info
  final class Info: ObservableObject {
    let name: String
    init(name: String) { self.name = name }
  }
  var body: some View {
    let other = Info(name: "a constant, of which nothing is lost")
    Text(info.name + other.name + "\(model.own)")
  }
}
extension Sixth.ViewModel {
  func reset() { own = 0 }
}
extension First.ViewModel {
  func reset() { count = 0 }
}
