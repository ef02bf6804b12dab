import SwiftUI
@Observable class VM { var t = 0 }
protocol Making { func makeVM() -> VM }
struct Factory: Making {
  func makeVM() -> VM {
    let vm = VM()
    vm.t = 1
    return vm
  }
}
struct Clock: View {
  let vm: VM
  var body: some View { Text("\(vm.t)") }
}
struct Parent: View {
  @State private var n = 0
  let factory = Factory()
  var body: some View {
    VStack {
      Clock(vm: factory.makeVM()); Button("n \(n)") { n += 1 }
    }
  }
}
