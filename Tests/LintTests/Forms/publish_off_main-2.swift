import SwiftUI
class VM: ObservableObject {
  @Published var d = ""
  func load() {
    Task.detached {
      let s = "x"
      self.d = s
    }
  }
}
