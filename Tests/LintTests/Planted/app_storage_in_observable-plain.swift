import SwiftUI

@Observable class Tips {
  @AppStorage("tipsShown") var shown = 0  // wrong
  var shown = 0  // right
}
