import Foundation
@MainActor final class VM { var n = 0
  func go() { DispatchQueue.main.async { self.n = 1 } } }
VM().go(); print("ok")
