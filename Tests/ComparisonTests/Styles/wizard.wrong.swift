// differs: screen, outcome, models
import SwiftUI

@Observable class WizardState {
    enum Step: Int, CaseIterable {
        case name, plan, summary
    }
    var step = Step.name
    var name = ""
    var plan = "Free"
    var canContinue: Bool { step != .name || !name.isEmpty }
    func next() { step = Step(rawValue: step.rawValue + 1) ?? step }
    func back() { step = Step(rawValue: step.rawValue - 1) ?? step }
}

struct NameStep: View {
    @Environment(WizardState.self) var state
    var body: some View {
        @Bindable var state = state
        TextField("Your name", text: .constant(state.name))
    }
}

struct PlanStep: View {
    @Environment(WizardState.self) var state
    var body: some View {
        @Bindable var state = state
        Picker("Plan", selection: $state.plan) {
            ForEach(["Free", "Pro"], id: \.self) { Text($0) }
        }
    }
}

struct SummaryStep: View {
    @Environment(WizardState.self) var state
    var body: some View { Text("\(state.name) takes \(state.plan)") }
}

struct WizardView: View {
    @State private var state = WizardState()
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
        .environment(state)
    }
}

#Preview { WizardView() }
