import SwiftUI

@Observable final class Scanner1: @unchecked Sendable {
  var found = 0
  func scan() {
    Task.detached {
      let n = (0..<5).count
      self.found = n  // wrong
      await MainActor.run { self.found = n }  // right
    }
  }
}
struct ScannerView: View {
  @State private var scanner = Scanner1()
  var body: some View { Button("\(scanner.found)", action: scanner.scan) }
}
