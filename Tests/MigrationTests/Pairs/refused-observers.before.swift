import SwiftUI

final class Bounded: ObservableObject {
  @Published var value = 0 {
    didSet { if value > 10 { value = 10 } }
  }
}

final class Pair: ObservableObject {
  @Published var left = 0
  var top = 0, right = 0
}

let bounded = Bounded()
bounded.value = 20
print(bounded.value)
