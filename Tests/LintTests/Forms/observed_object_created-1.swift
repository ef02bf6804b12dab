import SwiftUI
class VM: ObservableObject { @Published var t = 0 }
struct Clock: View {
  @ObservedObject var vm: VM = VM()
  var body: some View { Text("\(vm.t)") }
}
