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
