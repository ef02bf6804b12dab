import SwiftUI

@Observable class Percent {
  var value = 0 {
    didSet { value = value + 1 }  // wrong
    didSet { print(value) }  // right
  }
}
