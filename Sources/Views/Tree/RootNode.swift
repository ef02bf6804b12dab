import Code
import Machine
import Models

/// The root of a previewed tree: `#Preview { … }`, `:mount`.
final class RootNode: ScopeNode {
  private let closure: Value
  private let type: RuntimeType
  /// The instances that the last run of the closure has made.
  private var made: Set<ObjectIdentifier> = []

  init(name: String, closure: Value, type: RuntimeType, hierarchy: ViewHierarchy) {
    self.closure = closure
    self.type = type
    super.init(name: name, isRoot: true, hierarchy: hierarchy)
  }

  override var contentType: RuntimeType { type }
  override var isShown: Bool { false }

  override func makeContent() throws -> Value {
    if !made.isEmpty { made = [] }
    return try hierarchy.runtime.machine.call(closure: closure)
  }

  func noteCreation(of record: Record) { made.insert(ObjectIdentifier(record)) }

  /// A preview that fills its model (`model.shown = model.all`) reads it. If that made it run again, each write would
  /// give the views another model, on and on.
  override func dependencies(among reads: [Dependency]) -> [Dependency] {
    if made.isEmpty { return reads }
    return reads.filter { read in read.instance.record.map { !made.contains(ObjectIdentifier($0)) } ?? true }
  }
}
