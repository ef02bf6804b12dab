import SwiftUI
class VM: ObservableObject { @Published var t = 0 }
struct Clock: View {
  @ObservedObject var vm: VM
  init(vm: VM) { self.vm = vm }
  var body: some View { Text("\(vm.t)") }
}
struct Parent: View {
  @State private var n = 0
  var body: some View {
    VStack {
      Clock(vm: VM()); Button("n \(n)") { n += 1 }
    }
  }
}
