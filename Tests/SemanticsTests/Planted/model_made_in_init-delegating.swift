import SwiftUI
@Observable final class SearchVM { var q = ""; let scope: String; init(scope: String) { self.scope = scope } }
struct SearchScreen: View {
  let vm: SearchVM
  init(vm: SearchVM) { self.vm = vm }
  init(scope: String) { self.init(vm: SearchVM(scope: scope)) }  // wrong
  var body: some View { Button("Type") { vm.q += "a" }; Text(vm.q) }
}
struct SearchHost: View {
  @State private var n = 0
  @State private var vm = SearchVM(scope: "all")  // right
  var body: some View {
    SearchScreen(scope: "all")  // wrong
    SearchScreen(vm: vm)  // right
    Button("Again") { n += 1 }
    Text("\(n)")
  }
}
:mount SearchHost()
:tap Type
:tap Again
