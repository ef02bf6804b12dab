import SwiftUI
@Observable class Player {
  var onEnd: (() -> Void)?
  var n = 0
  init() { onEnd = { self.n += 1 } }
}
