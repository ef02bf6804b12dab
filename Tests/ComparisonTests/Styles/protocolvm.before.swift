import SwiftUI

protocol CounterViewModelProtocol: ObservableObject {
    var count: Int { get }
    var step: Int { get set }
    func increment()
}

final class LiveCounterViewModel: CounterViewModelProtocol {
    @Published private(set) var count = 0
    @Published var step = 1
    func increment() { count += step }
}

final class DoublingViewModel: CounterViewModelProtocol {
    @Published private(set) var count = 1
    @Published var step = 1
    func increment() { count *= 2 }
}

struct CounterScreen<ViewModel: CounterViewModelProtocol>: View {
    @StateObject var viewModel: ViewModel
    var body: some View {
        VStack {
            Text("Count \(viewModel.count)")
            Stepper("Step \(viewModel.step)", value: $viewModel.step)
            Button("Increment") { viewModel.increment() }
        }
    }
}

struct CounterTabs: View {
    var body: some View {
        TabView {
            CounterScreen(viewModel: LiveCounterViewModel()).tabItem { Text("Live") }
            CounterScreen(viewModel: DoublingViewModel()).tabItem { Text("Doubling") }
        }
    }
}

#Preview { CounterTabs() }
