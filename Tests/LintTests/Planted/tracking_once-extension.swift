import Observation

@Observable final class Position {
  var x = 0
}

final class Logger1 {
  var lines: [String] = []
  let position = Position()
}

extension Logger1 {
  func start() {
    withObservationTracking {
      _ = position.x
    } onChange: { [weak self] in
      self?.lines.append("moved")
      Task { @MainActor in self?.start() }  // right
    }
  }
}

let logger = Logger1()
logger.start()
logger.position.x = 1
