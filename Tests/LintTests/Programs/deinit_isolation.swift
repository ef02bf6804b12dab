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
@MainActor class Assuming {
  var n = 0
  func stop() { n = 0 }
  deinit {
    MainActor.assumeIsolated { stop() } // finds deinit_isolation
  }
}
func onMainActor(_ work: @escaping @MainActor () -> Void) { Task { @MainActor in work() } }
@MainActor class Sending {
  var n = 0
  func stop() { n = 0 }
  deinit { onMainActor { self.stop() } }
}
@MainActor class Repeating {
  func free(_ n: Int) {}
  deinit {
    [1, 2].forEach { free($0) } // finds deinit_isolation
  }
}
