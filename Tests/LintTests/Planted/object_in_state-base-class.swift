import SwiftUI

class BaseViewModel: ObservableObject {
  @Published var isLoading = false
}

final class ListViewModel: BaseViewModel {
  @Published var names: [String] = []
}

struct ListView: View {
  @State var vm = ListViewModel()  // wrong
  @StateObject var vm = ListViewModel()  // right
  var body: some View {
    if vm.isLoading { ProgressView() }
    Text(vm.names.joined())
    Button("Load") { vm.names = ["a"] }
  }
}
