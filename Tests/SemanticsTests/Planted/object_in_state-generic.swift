import SwiftUI
class BaseViewModel: ObservableObject { @Published var isLoading = false }
final class ProfileViewModel: BaseViewModel { @Published var name = "Ann" }
struct ProfileScreen: View {
  @State var viewModel: ProfileViewModel = ProfileViewModel()  // wrong
  @StateObject var viewModel: ProfileViewModel = ProfileViewModel()  // right
  var body: some View {
    if viewModel.isLoading { ProgressView() } else { Text(viewModel.name) }
    Button("Load") { viewModel.isLoading = true }
  }
}
:mount ProfileScreen()
:tap Load
