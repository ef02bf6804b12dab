import SwiftUI
actor Api { func load() async -> Int { 7 } }
@MainActor final class NumbersViewModel: ObservableObject {
  @Published var number = 0
  private let api = Api()
  func load() async { number = await api.load() }
}
struct NumbersScreen: View {
  @ObservedObject var vm: NumbersViewModel = NumbersViewModel()  // wrong
  @StateObject var vm: NumbersViewModel = NumbersViewModel()  // right
  var body: some View { Text("\(vm.number)").task { await vm.load() } }
}
struct NumbersHost: View {
  @State private var n = 0
  var body: some View { NumbersScreen(); Button("Again") { n += 1 }; Text("\(n)") }
}
:mount NumbersHost()
:tap Again
