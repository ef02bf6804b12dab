import SwiftUI
@Observable class Model {
  var n = 0 { didSet { n += 1 } } // finds did_set_loop
  // The setter stores an equal value too, and so runs the observer again.
  var level = 0 { didSet { level = min(level, 10) } } // finds did_set_loop
  var title = "" { didSet { title = "fixed" } } // finds did_set_loop
  var volume = 0 { didSet { limit() } }
  func limit() { volume = max(volume, 0) } // finds did_set_loop
  var speed = 0 {
    didSet {
      guard speed > 10 else { return }
      speed = 10
    }
  }
  var text = "" {
    didSet {
      if text.count > 3 { text.removeLast() }
    }
  }
  // Each branch assigns the other property, whose observer assigns this one.
  var low = 0 {
    didSet { if low > high { high = low } else { high = max(high, low + 1) } } // finds did_set_loop
  }
  var high = 5 { didSet { low = min(low, high) } } // finds did_set_loop
  // One of the branches assigns nothing.
  var first = 0 { didSet { if first > last { last = first } } }
  var last = 5 { didSet { if last < first { first = last } else if last > 9 { first = 9 } } }
  var sum = 0
  var part = 0 { didSet { sum += part } }
}
class Plain { var n = 0 { didSet { n += 1 } } }
