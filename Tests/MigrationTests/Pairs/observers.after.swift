import SwiftUI

// An observer that assigns its own variable runs again, in both worlds.
@Observable
final class Bounded {
  private(set) var value = 0 {
    didSet {
      if value > 10 { value = 10 }
      print("from \(oldValue) to \(self.value)")
    }
  }
  var name: String? {
    willSet { print("next \(newValue ?? "none")") }
    didSet { if name != name?.lowercased() { name = name?.lowercased() } }
  }
  var level = 0 {
    didSet {
      let lower = { [self] in if level > 3 { level -= 1 } }
      lower()
      print("level \(level)")
    }
  }

  func set(_ new: Int) { value = new }
}

struct Meter: View {
  let bounded: Bounded
  var body: some View {
    Text("\(bounded.value) \(bounded.name ?? "nobody") \(bounded.level)")
    Button("More") { bounded.set(bounded.value + 6) }
  }
}

let bounded = Bounded()
// plays :mount Meter(bounded: bounded)
// plays :tap "More"
// plays :tap "More"
// plays :render
// plays bounded.name = "ANN"
// plays bounded.level = 5
// plays :render
