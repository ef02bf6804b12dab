import SwiftUI
import Combine
final class VM: ObservableObject {
    @Published var qty = 1
    @Published var price = 2
    @Published var total = 2
    var bag: Set<AnyCancellable> = []
    init() {
        Publishers.CombineLatest($qty, $price)
            .sink { [weak self] _, _ in self?.recalc() }
            .store(in: &bag)
    }
    func recalc() { total = qty * price }
}
struct V: View {
    @StateObject private var vm = VM()
    var body: some View { Text("Total \(vm.total)"); Button("Add") { vm.qty += 1 } }
}
