// A deinit outside the main actor uses stored and ignored properties, not tracked ones, which the macro makes computed.
import Observation

@MainActor @Observable final class Heartbeat {
  var label = "idle"
  var beats = 0
  @ObservationIgnored var seen = 0
  let name = "a"
  @ObservationIgnored var log: [String] = []
  deinit {
    seen = 1
    log.append(name)
    print(seen, name, log)
    label = "gone"
  }
}

@MainActor @Observable final class Reader {
  var beats = 0
  deinit { print(beats) }
}

@MainActor @Observable final class Appender {
  var items: [Int] = []
  deinit { items.append(1) }
}

@MainActor @Observable final class Quiet {
  var items: [Int] = []
  isolated deinit { items.append(1) }
}
