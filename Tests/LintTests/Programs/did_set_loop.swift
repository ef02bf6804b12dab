import SwiftUI
@Observable class Model {
  var n = 0 { didSet { n += 1 } } // finds did_set_loop
  var level = 0 { didSet { level = min(level, 10) } }
  var text = "" {
    didSet {
      if text.count > 3 { text.removeLast() }
    }
  }
  var sum = 0
  var part = 0 { didSet { sum += part } }
}
class Plain { var n = 0 { didSet { n += 1 } } }
