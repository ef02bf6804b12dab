import SwiftUI
enum Constants { enum Third { static let rows = 3 } }
struct First: View {
  @StateObject private var viewModel = ViewModel()
  var body: some View { TextField("name", text: $viewModel.name); Second(viewModel: Second.ViewModel()) }
}
extension First {
  final class ViewModel: ObservableObject {
    @Published var name = ""
    var drafts = 0
  }
}
struct Second: View {
  @ObservedObject var viewModel: ViewModel
  init(viewModel: Second.ViewModel) { self.viewModel = viewModel }
  var body: some View { Toggle("on", isOn: $viewModel.isOn) }
}
extension Second {
  final class ViewModel: ObservableObject {
    @Published var isOn = false
  }
}
struct Third: View {
  @EnvironmentObject var viewModel: ViewModel
  var body: some View {
    Row(viewModel: viewModel)
    content
  }
  final class ViewModel: ObservableObject { @Published var isOpen = false }
  struct Row: View {
    @ObservedObject var viewModel: ViewModel
    var body: some View { Text(viewModel.isOpen ? "open" : "closed") }
  }
}
private extension Third {
  @ViewBuilder var content: some View {
    if Constants.Third.rows > 2 {
      Toggle("open", isOn: $viewModel.isOpen)
    }
  }
}
struct Root: View {
  @StateObject private var viewModel = Third.ViewModel()
  var body: some View { Third().environmentObject(viewModel) }
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
