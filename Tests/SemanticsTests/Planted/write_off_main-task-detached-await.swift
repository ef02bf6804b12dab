import SwiftUI
@Observable final class Loader5: @unchecked Sendable {
  var items: [Int] = []
  func load() {
    Task.detached { [self] in
      let items = [1, 2]
      self.items = items  // wrong
      await MainActor.run { self.items = items }  // right
    }
  }
}
let loader = Loader5()
struct LoaderView: View { var body: some View { Text("\(loader.items.count)") } }
:mount LoaderView()
loader.load()
