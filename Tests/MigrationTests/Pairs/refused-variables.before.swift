import SwiftUI

final class Pair: ObservableObject {
  @Published var left = 0
  var top = 0, right = 0
}

let pair = Pair()
pair.top = 2
print(pair.top)
