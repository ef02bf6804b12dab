import SwiftUI
import Combine
final class VM: ObservableObject {
    @Published var qty = 1
}
final class Saver {
    var bag: Set<AnyCancellable> = []
    var saved: [Int] = []
    init(vm: VM) {
        vm.objectWillChange.sink { [unowned self, unowned vm] in saved.append(vm.qty) }.store(in: &bag)
    }
}
let vm = VM()
let s = Saver(vm: vm)
struct V: View { @ObservedObject var vm: VM; var body: some View { Button("Q \(vm.qty)") { vm.qty += 1 } } }
