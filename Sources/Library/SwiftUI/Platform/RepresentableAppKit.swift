// The representables of AppKit.

@MainActor @preconcurrency protocol NSViewRepresentable: View {
  associatedtype NSViewType
  associatedtype Coordinator = Void
  typealias Context = NSViewRepresentableContext<Self>
  func makeNSView(context: Context) -> NSViewType
  func updateNSView(_ nsView: NSViewType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
}

extension NSViewRepresentable {
  var body: _RepresentedView {
    let environment = _currentEnvironment() ?? EnvironmentValues()
    let represented = _kept {
      let coordinator = makeCoordinator()
      let made = makeNSView(context: Context(coordinator, environment))
      return _Represented<NSViewType, Coordinator>(made, coordinator) { Self.dismantleNSView($0, coordinator: $1) }
    }
    if let represented {
      _attempt { updateNSView(represented._made, context: Context(represented._coordinator, environment)) }
    }
    return _RepresentedView(_note: "\(NSViewType.self)")
  }
  static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}

extension NSViewRepresentable where Coordinator == Void {
  func makeCoordinator() {}
}

struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
  let coordinator: Representable.Coordinator
  let environment: EnvironmentValues
  var transaction: Transaction { Transaction() }
  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}

@MainActor @preconcurrency protocol NSViewControllerRepresentable: View {
  associatedtype NSViewControllerType
  associatedtype Coordinator = Void
  typealias Context = NSViewControllerRepresentableContext<Self>
  func makeNSViewController(context: Context) -> NSViewControllerType
  func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
  func makeCoordinator() -> Coordinator
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
}

extension NSViewControllerRepresentable {
  var body: _RepresentedView {
    let environment = _currentEnvironment() ?? EnvironmentValues()
    let represented = _kept {
      let coordinator = makeCoordinator()
      let made = makeNSViewController(context: Context(coordinator, environment))
      return _Represented<NSViewControllerType, Coordinator>(made, coordinator) {
        Self.dismantleNSViewController($0, coordinator: $1)
      }
    }
    if let represented {
      _attempt { updateNSViewController(represented._made, context: Context(represented._coordinator, environment)) }
    }
    return _RepresentedView(_note: "\(NSViewControllerType.self)")
  }
  static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
}

extension NSViewControllerRepresentable where Coordinator == Void {
  func makeCoordinator() {}
}

struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
  let coordinator: Representable.Coordinator
  let environment: EnvironmentValues
  var transaction: Transaction { Transaction() }
  init(_ coordinator: Representable.Coordinator, _ environment: EnvironmentValues) {
    self.coordinator = coordinator
    self.environment = environment
  }
}
