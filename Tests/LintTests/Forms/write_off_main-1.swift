import SwiftUI
@Observable class M: @unchecked Sendable {
  var n = 0
  func go() { DispatchQueue.global(qos: .background).async { [weak self] in self?.n = 1 } }
}
