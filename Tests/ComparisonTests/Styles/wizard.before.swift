import SwiftUI

class WizardState: ObservableObject {
    enum Step: Int, CaseIterable {
        case name, plan, summary
    }
    @Published var step = Step.name
    @Published var name = ""
    @Published var plan = "Free"
    var canContinue: Bool { step != .name || !name.isEmpty }
    func next() { step = Step(rawValue: step.rawValue + 1) ?? step }
    func back() { step = Step(rawValue: step.rawValue - 1) ?? step }
}

struct NameStep: View {
    @EnvironmentObject var state: WizardState
    var body: some View { TextField("Your name", text: $state.name) }
}

struct PlanStep: View {
    @EnvironmentObject var state: WizardState
    var body: some View {
        Picker("Plan", selection: $state.plan) {
            ForEach(["Free", "Pro"], id: \.self) { Text($0) }
        }
    }
}

struct SummaryStep: View {
    @EnvironmentObject var state: WizardState
    var body: some View { Text("\(state.name) takes \(state.plan)") }
}

struct WizardView: View {
    @StateObject private var state = WizardState()
    var body: some View {
        VStack {
            switch state.step {
            case .name: NameStep()
            case .plan: PlanStep()
            case .summary: SummaryStep()
            }
            Button("Back") { state.back() }.disabled(state.step == .name)
            Button("Next") { state.next() }.disabled(!state.canContinue)
        }
        .environmentObject(state)
    }
}

#Preview { WizardView() }
