import SwiftUI
@Observable class M {
  var a = 0 { didSet { b = a + 1 } }
  var b = 0 { didSet { a = b + 1 } }
}
