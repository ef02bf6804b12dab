import Foundation
import SwiftUI

final class Importer: ObservableObject {
  @Published var progress = 0
  func run() {
    DispatchQueue.global(qos: .utility).async { [weak self] in
      let n = (0..<10).reduce(0, +)
      self?.finish(n)  // wrong
      DispatchQueue.main.async { self?.finish(n) }  // right
    }
  }
  private func finish(_ n: Int) { progress = n }
}
struct ImporterView: View {
  @StateObject private var importer = Importer()
  var body: some View { Button("\(importer.progress)", action: importer.run) }
}
