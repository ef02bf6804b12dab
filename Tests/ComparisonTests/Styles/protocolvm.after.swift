import SwiftUI

protocol CounterViewModelProtocol: Observable, AnyObject {
    var count: Int { get }
    var step: Int { get set }
    func increment()
}

@Observable final class LiveCounterViewModel: CounterViewModelProtocol {
    private(set) var count = 0
    var step = 1
    func increment() { count += step }
}

@Observable final class DoublingViewModel: CounterViewModelProtocol {
    private(set) var count = 1
    var step = 1
    func increment() { count *= 2 }
}

struct CounterScreen<ViewModel: CounterViewModelProtocol>: View {
    @State var viewModel: ViewModel
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
