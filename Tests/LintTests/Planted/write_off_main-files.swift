// file: Sync.swift
import Foundation
import Observation

@Observable final class Sync {
  var progress = 0.0
  private let queue = DispatchQueue(label: "sync")
  func start() {
    queue.async { [self] in
      advance()  // wrong
      DispatchQueue.main.async { self.advance() }  // right
    }
  }
}
// file: Sync+Progress.swift
extension Sync {
  func advance() { progress += 0.1 }
}
