@MainActor class Wrong {
  var n = 0
  func stop() { n = 0 }
  deinit {
    stop() // finds deinit_isolation
  }
}
@MainActor class Right {
  var n = 0
  func stop() { n = 0 }
  nonisolated func log() {}
  isolated deinit { stop() }
}
@MainActor class Free {
  nonisolated func log() {}
  deinit { log() }
}
class Plain {
  func stop() {}
  deinit { stop() }
}
@MainActor class Later {
  static func clean() {}
  func stop() {}
  var handle: Task<Void, Never>?
  deinit { Task { @MainActor in Later.clean(); Later().stop() } }
}
