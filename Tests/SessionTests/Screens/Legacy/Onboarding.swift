import SwiftUI

// MARK: - Steps

enum OnboardingStep: Int, CaseIterable, Identifiable, Comparable {
  case welcome, interests, permissions, done

  var id: Self { self }

  static func < (lhs: Self, rhs: Self) -> Bool { lhs.rawValue < rhs.rawValue }

  var next: OnboardingStep? { OnboardingStep(rawValue: rawValue + 1) }
  var previous: OnboardingStep? { OnboardingStep(rawValue: rawValue - 1) }

  var title: LocalizedStringKey {
    switch self {
    case .welcome: "Welcome"
    case .interests: "Your interests"
    case .permissions: "Permissions"
    case .done: "All set"
    }
  }
}

final class OnboardingModel: ObservableObject {
  @Published var step = OnboardingStep.welcome
  @Published var interests: Set<String> = []
  @Published var allowsNotifications = false
  @Published var allowsLocation = false
  let topics = ["Swift", "Music", "Chess", "Travel"]

  var canContinue: Bool {
    switch step {
    case .interests: !interests.isEmpty
    case .permissions: allowsNotifications || allowsLocation
    default: true
    }
  }

  func toggle(_ topic: String) {
    if interests.contains(topic) {
      interests.remove(topic)
    } else {
      interests.insert(topic)
    }
  }

  func advance() {
    guard let next = step.next else { return }
    step = next
  }
}

// MARK: - Screen

struct OnboardingView: View {
  @StateObject private var model = OnboardingModel()
  @Binding var isFinished: Bool
  @Namespace private var namespace

  var body: some View {
    VStack(spacing: 24) {
      progress
      TabView(selection: $model.step) {
        ForEach(OnboardingStep.allCases) { step in
          page(for: step)
            .tag(step)
        }
      }
      .tabViewStyle(.page(indexDisplayMode: .never))
      .animation(.easeInOut, value: model.step)
      controls
    }
    .padding()
    .gesture(
      DragGesture(minimumDistance: 30)
        .onEnded { value in
          if value.translation.width < 0 { withAnimation(.snappy) { model.advance() } }
        }
    )
  }

  private var progress: some View {
    HStack {
      ForEach(OnboardingStep.allCases) { step in
        ZStack {
          Circle()
            .strokeBorder(.gray, lineWidth: 2)
            .frame(width: 12, height: 12)
          if step == model.step {
            Circle()
              .fill(.tint)
              .matchedGeometryEffect(id: "current", in: namespace)
          }
        }
      }
    }
    .accessibilityElement(children: .combine)
    .accessibilityValue("Step \(model.step.rawValue + 1) of \(OnboardingStep.allCases.count)")
  }

  @ViewBuilder
  private func page(for step: OnboardingStep) -> some View {
    VStack {
      Text(step.title)
        .font(.largeTitle.bold())
      switch step {
      case .welcome:
        Text("Four short steps.")
          .multilineTextAlignment(.center)
          .transition(.opacity.combined(with: .move(edge: .leading)))
      case .interests:
        TopicGrid(topics: model.topics, isChosen: { model.interests.contains($0) }, toggle: model.toggle)
      case .permissions:
        PermissionToggle("Notifications", isOn: $model.allowsNotifications)
        PermissionToggle("Location", isOn: $model.allowsLocation)
      case .done:
        Text("You like \(model.interests.sorted().formatted(.list(type: .and)))")
      }
    }
  }

  private var controls: some View {
    HStack {
      if let previous = model.step.previous {
        Button("Back") { withAnimation { model.step = previous } }
          .transition(.asymmetric(insertion: .slide, removal: .opacity))
      }
      Spacer()
      Button(model.step == .done ? "Start" : "Next") {
        if model.step == .done { isFinished = true } else { withAnimation(.spring) { model.advance() } }
      }
      .buttonStyle(.borderedProminent)
      .disabled(!model.canContinue)
      .keyboardShortcut(.defaultAction)
    }
  }
}

private struct TopicGrid: View {
  let topics: [String]
  let isChosen: (String) -> Bool
  let toggle: (String) -> Void

  var body: some View {
    LazyVGrid(columns: Array(repeating: GridItem(.flexible()), count: 2)) {
      ForEach(topics, id: \.self) { topic in
        Button { toggle(topic) } label: {
          Text(topic + (isChosen(topic) ? " ✓" : ""))
            .frame(maxWidth: .infinity)
            .padding()
            .background(isChosen(topic) ? Color.accentColor : Color(.secondarySystemBackground))
            .clipShape(.rect(cornerRadius: 8))
        }
        .buttonStyle(.plain)
      }
    }
  }
}

private struct PermissionToggle: View {
  let title: String
  @Binding var isOn: Bool

  init(_ title: String, isOn: Binding<Bool>) {
    self.title = title
    _isOn = isOn
  }

  var body: some View {
    Toggle(isOn: $isOn) {
      Label(title, systemImage: isOn ? "checkmark.circle.fill" : "circle")
        .symbolEffect(.bounce, value: isOn)
    }
    .toggleStyle(.switch)
  }
}

struct RootView: View {
  @AppStorage("hasOnboarded") private var hasOnboarded = false

  var body: some View {
    if hasOnboarded {
      Text("Home")
        .transition(.scale)
    } else {
      OnboardingView(isFinished: $hasOnboarded)
    }
  }
}

#Preview {
  RootView()
}
