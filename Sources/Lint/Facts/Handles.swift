/// Types whose values keep work running, and show nothing: tasks, timers, subscriptions.
extension TypeRef {
  /// The type of a handle: the type itself, or that of its elements. Nil for any other type.
  package var handle: String? {
    switch unwrapped {
    case .named(let name, let arguments):
      if Self.handles.contains(name) { return name }
      return name == "Set" || name == "Dictionary" ? arguments.last?.handle : nil
    case .array(let element): return element.handle
    default: return nil
    }
  }

  private static let handles: Set = [
    "Task", "Timer", "AnyCancellable", "NSObjectProtocol", "DispatchWorkItem", "DispatchSourceTimer", "URLSessionTask",
    "URLSessionDataTask", "NSKeyValueObservation", "Cancellable",
  ]
}
