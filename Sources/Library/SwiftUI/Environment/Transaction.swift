// Transactions: all writes in one of them run their bodies together (4.3). The animation is not shown.

struct Transaction {
  @stored var _animation: Animation?
  @stored var _values: [String: String]
  init() {
    _animation = nil
    _values = [:]
  }
  init(animation: Animation?) {
    _animation = animation
    _values = ["animation": animation?._name ?? "nil"]
  }
  var animation: Animation? {
    get { _animation }
    set {
      _animation = newValue
      _values["animation"] = newValue?._name ?? "nil"
    }
  }
  var disablesAnimations: Bool {
    get { _values["disablesAnimations"] == "true" }
    set { _values["disablesAnimations"] = "\(newValue)" }
  }
  var isContinuous: Bool {
    get { _values["isContinuous"] == "true" }
    set { _values["isContinuous"] = "\(newValue)" }
  }
  var _words: String { _values.keys.sorted().map { "\($0) \(_values[$0] ?? "")" }.joined(separator: ", ") }
}

enum AnimationCompletionCriteria {
  case logicallyComplete
  case removed
}

/// Without animation, only the first phase is visible.
struct PhaseAnimator<Phase: Equatable, Content: View>: View {
  let _phases: [Phase]
  let _content: (Phase) -> Content
  init(
    _ phases: [Phase], @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _phases = phases
    _content = content
  }
  init<T: Equatable>(
    _ phases: [Phase], trigger: T, @ViewBuilder content: @escaping (Phase) -> Content,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) {
    _phases = phases
    _content = content
  }
  var body: some View { _phases.first.map { _content($0) } }
}

extension View {
  func animation<V: View>(_ animation: Animation?, @ViewBuilder body: (Self) -> V) -> some View { body(self) }
  func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View { self }
  func phaseAnimator<Phase: Equatable, T: Equatable, V: View>(
    _ phases: [Phase], trigger: T, @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first.map { content(self, $0) }
  }
  func phaseAnimator<Phase: Equatable, V: View>(
    _ phases: [Phase], @ViewBuilder content: @escaping (Self, Phase) -> V,
    animation: @escaping (Phase) -> Animation? = { _ in .default }
  ) -> some View {
    phases.first.map { content(self, $0) }
  }
}

func withAnimation<Result>(
  _ animation: Animation? = .default, _ body: () throws -> Result
) rethrows -> Result {
  try withTransaction(Transaction(animation: animation), body)
}
func withAnimation<Result>(
  _ animation: Animation? = .default, completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result, completion: @escaping () -> Void
) rethrows -> Result {
  let result = try withTransaction(Transaction(animation: animation), body)
  Task { @MainActor in
    if animation != nil { try? await Task.sleep(for: .seconds(0.35)) }
    completion()
  }
  return result
}
func withTransaction<Result>(_ transaction: Transaction, _ body: () throws -> Result) rethrows -> Result {
  let outer = _beginTransaction(transaction._words)
  defer { _endTransaction(outer) }
  return try body()
}
@native("_beginTransaction") func _beginTransaction(_ words: String) -> Int
@native("_endTransaction") func _endTransaction(_ outer: Int)
