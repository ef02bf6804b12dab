import SwiftUI
enum Constants { enum Third { static let rows = 3 } }
struct First: View {
  @State private var viewModel = ViewModel()
  var body: some View { TextField("name", text: $viewModel.name); Second(viewModel: Second.ViewModel()) }
}
extension First {
  @Observable
  final class ViewModel {
    var name = ""
    @ObservationIgnored var drafts = 0
  }
}
struct Second: View {
  @Bindable var viewModel: ViewModel
  init(viewModel: Second.ViewModel) { self.viewModel = viewModel }
  var body: some View { Toggle("on", isOn: $viewModel.isOn) }
}
extension Second {
  @Observable
  final class ViewModel {
    var isOn = false
  }
}
struct Third: View {
  @Environment(ViewModel.self) var viewModel
  var body: some View {
    Row(viewModel: viewModel)
    content
  }
  @Observable
  final class ViewModel { var isOpen = false }
  struct Row: View {
    let viewModel: ViewModel
    var body: some View { Text(viewModel.isOpen ? "open" : "closed") }
  }
}
private extension Third {
  @ViewBuilder var content: some View {
    @Bindable var viewModel = viewModel
    if Constants.Third.rows > 2 {
      Toggle("open", isOn: $viewModel.isOpen)
    }
  }
}
struct Root: View {
  @State private var viewModel = Third.ViewModel()
  var body: some View { Third().environment(viewModel) }
}
struct Row: View {
  let count: Int
  var body: some View { Text("\(count)") }
}

// plays :mount First()
// plays :type "name" "Ann"
// plays :toggle "on"
// plays :mount Root()
// plays :toggle "open"
// plays :render
