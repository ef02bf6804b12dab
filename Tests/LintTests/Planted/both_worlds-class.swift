import SwiftUI

@Observable
class Mixed: ObservableObject {  // wrong
class Mixed {  // right
  var count = 0
}
