import SwiftUI

@MainActor @Observable
final class SocketModel {
  var log: [String] = []
  private func close() { log = [] }

  deinit {  // wrong
  isolated deinit {  // right
    self.close()
  }
}
