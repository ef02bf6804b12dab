// Views and view controllers of UIKit and AppKit in SwiftUI. They are created once, and updated when the view runs.

/// The view and coordinator that a representable has made, for as long as its identity lives.
class _Represented<Made, Coordinator> {
  let _made: Made
  let _coordinator: Coordinator
  let _dismantle: (Made, Coordinator) -> Void
  init(_ made: Made, _ coordinator: Coordinator, _ dismantle: @escaping (Made, Coordinator) -> Void) {
    _made = made
    _coordinator = coordinator
    _dismantle = dismantle
  }
  deinit { _dismantle(_made, _coordinator) }
}

/// The object that the running view has kept from its first run, or one that is created now; nil if its creation
/// stops at something opaque.
@native("View.kept") func _kept<Kept: AnyObject>(_ make: () -> Kept) -> Kept?
/// Ends when the work stops at something opaque; the view continues.
@native("View.attempt") func _attempt(_ work: () -> Void)
@native("View.environment") func _currentEnvironment() -> EnvironmentValues?

struct _RepresentedView: View {
  let _note: String
  typealias Body = Never
}

@MainActor @preconcurrency protocol UIViewRepresentable: View {
  associatedtype UIViewType
  associatedtype Coordinator = Void
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
}

extension UIViewRepresentable {
  var body: _RepresentedView {
    let environment = _currentEnvironment() ?? EnvironmentValues()
    let represented = _kept {
      let coordinator = makeCoordinator()
      let made = makeUIView(context: Context(coordinator, environment))
      return _Represented<UIViewType, Coordinator>(made, coordinator) { Self.dismantleUIView($0, coordinator: $1) }
    }
    if let represented {
      _attempt { updateUIView(represented._made, context: Context(represented._coordinator, environment)) }
    }
    return _RepresentedView(_note: "\(UIViewType.self)")
  }
  static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
}

extension UIViewRepresentable where Coordinator == Void {
  func makeCoordinator() {}
}

struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
  let coordinator: Representable.Coordinator
  let environment: EnvironmentValues
  var transaction: Transaction { Transaction() }
  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

@MainActor @preconcurrency protocol UIViewControllerRepresentable: View {
  associatedtype UIViewControllerType
  associatedtype Coordinator = Void
  typealias Context = UIViewControllerRepresentableContext<Self>
  func makeUIViewController(context: Context) -> UIViewControllerType
  func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
}

extension UIViewControllerRepresentable {
  var body: _RepresentedView {
    let environment = _currentEnvironment() ?? EnvironmentValues()
    let represented = _kept {
      let coordinator = makeCoordinator()
      let made = makeUIViewController(context: Context(coordinator, environment))
      return _Represented<UIViewControllerType, Coordinator>(made, coordinator) {
        Self.dismantleUIViewController($0, coordinator: $1)
      }
    }
    if let represented {
      _attempt { updateUIViewController(represented._made, context: Context(represented._coordinator, environment)) }
    }
    return _RepresentedView(_note: "\(UIViewControllerType.self)")
  }
  static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator) {}
}

extension UIViewControllerRepresentable where Coordinator == Void {
  func makeCoordinator() {}
}

struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  let environment: EnvironmentValues
  var transaction: Transaction { Transaction() }
  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}
