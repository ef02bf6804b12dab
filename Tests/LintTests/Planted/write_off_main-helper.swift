import SwiftUI

@Observable final class Importer {
  var lines = 0
  func run() {
    DispatchQueue.global(qos: .utility).async {
      self.finish(3)  // wrong
      DispatchQueue.main.async { self.finish(3) }  // right
    }
  }
  private func finish(_ count: Int) { lines = count }
}

struct ImporterView: View {
  @State private var importer = Importer()
  var body: some View {
    Text("\(importer.lines)")
    Button("Run") { importer.run() }
  }
}
