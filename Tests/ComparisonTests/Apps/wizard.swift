import SwiftUI

// Multi-step wizard with validation per step, preference keys, custom styles, async submit with progress
struct Step: Identifiable, Hashable {
  let id: Int
  let title: String
  static let all = [Step(id: 0, title: "Name"), Step(id: 1, title: "Plan"), Step(id: 2, title: "Confirm")]
}

enum Plan: String, CaseIterable, Identifiable, Sendable {
  case free, pro, team
  var id: String { rawValue }
  var monthly: Int { switch self { case .free: 0; case .pro: 5; case .team: 20 } }
}

struct Order: Equatable, Sendable {
  var name = ""
  var plan = Plan.free
  var seats = 1
  var notes = ""
  var total: Int { plan.monthly * (plan == .team ? seats : 1) }
}

@MainActor protocol OrderSending {
  func send(_ order: Order, progress: @escaping @MainActor (Double) -> Void) async throws -> String
}

struct FakeSender: OrderSending {
  func send(_ order: Order, progress: @escaping @MainActor (Double) -> Void) async throws -> String {
    for step in 1...4 {
      try await Task.sleep(for: .milliseconds(100))
      progress(Double(step) / 4)
    }
    return "#\(order.name.count)\(order.total)"
  }
}

@MainActor @Observable final class WizardModel {
  var order = Order()
  private(set) var step = 0
  private(set) var progress: Double?
  private(set) var receipt: String?
  private let sender: any OrderSending
  @ObservationIgnored private(set) var attempts = 0

  init(sender: some OrderSending) { self.sender = sender }

  var problem: String? {
    switch step {
    case 0 where order.name.count < 2: "The name is too short."
    case 1 where order.plan == .team && order.seats < 2: "A team has two seats at least."
    default: nil
    }
  }
  var isLast: Bool { step == Step.all.count - 1 }

  func next() { if problem == nil, !isLast { step += 1 } }
  func back() { if step > 0 { step -= 1 } }

  func submit() async {
    attempts += 1
    progress = 0
    receipt = try? await sender.send(order) { [weak self] in self?.progress = $0 }
    progress = nil
  }

  func restart() {
    order = Order()
    receipt = nil
    step = 0
  }
}

struct BarStyle: ButtonStyle {
  func makeBody(configuration: Configuration) -> some View {
    configuration.label.padding().opacity(configuration.isPressed ? 0.5 : 1)
  }
}

struct Card: ViewModifier {
  let isActive: Bool
  func body(content: Content) -> some View {
    content.padding().background(isActive ? Color.blue.opacity(0.1) : .clear).cornerRadius(8)
  }
}
extension View {
  func card(_ isActive: Bool) -> some View { modifier(Card(isActive: isActive)) }
}

struct WidthKey: PreferenceKey {
  static let defaultValue = 0
  static func reduce(value: inout Int, nextValue: () -> Int) { value = max(value, nextValue()) }
}

struct StepBar: View {
  let current: Int
  var body: some View {
    HStack {
      ForEach(Step.all) { step in
        Text(step.title).card(step.id == current).preference(key: WidthKey.self, value: step.title.count)
      }
    }
  }
}

struct PlanStep: View {
  @Binding var order: Order
  var body: some View {
    Picker("Plan", selection: $order.plan) {
      ForEach(Plan.allCases) { plan in Text("\(plan.rawValue) \(plan.monthly) €").tag(plan) }
    }
    if order.plan == .team { Stepper("Seats \(order.seats)", value: $order.seats, in: 1...50) }
  }
}

struct WizardView: View {
  @State private var model = WizardModel(sender: FakeSender())
  @State private var longest = 0

  var body: some View {
    VStack {
      StepBar(current: model.step)
      Group {
        switch model.step {
        case 0: TextField("Name", text: $model.order.name)
        case 1: PlanStep(order: $model.order)
        default: summary
        }
      }
      if let problem = model.problem { Text(problem).foregroundStyle(.red) }
      HStack {
        Button("Back") { withAnimation { model.back() } }.disabled(model.step == 0)
        if model.isLast {
          AsyncButton("Order") { await model.submit() }.disabled(model.progress != nil)
        } else {
          Button("Next") { withAnimation { model.next() } }.disabled(model.problem != nil)
        }
      }
      .buttonStyle(BarStyle())
      Text("Longest title \(longest)")
    }
    .onPreferenceChange(WidthKey.self) { longest = $0 }
    .sheet(isPresented: Binding(get: { model.receipt != nil }, set: { if !$0 { model.restart() } })) {
      VStack {
        Text("Receipt \(model.receipt ?? "")")
        Button("Again") { model.restart() }
      }
      .interactiveDismissDisabled()
    }
  }

  private var summary: some View {
    VStack {
      LabeledContent("Name", value: model.order.name)
      LabeledContent("Total", value: model.order.total, format: .number)
      TextField("Notes", text: $model.order.notes, axis: .vertical)
      if let progress = model.progress { ProgressView(value: progress) }
    }
  }
}

struct AsyncButton: View {
  let title: String
  let action: () async -> Void
  @State private var isRunning = false
  init(_ title: String, action: @escaping () async -> Void) {
    self.title = title
    self.action = action
  }
  var body: some View {
    Button(title) {
      isRunning = true
      Task {
        await action()
        isRunning = false
      }
    }
    .disabled(isRunning)
  }
}

#Preview { WizardView() }
