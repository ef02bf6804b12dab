import Combine
import Foundation
import Observation
import SwiftUI

final class Loader: ObservableObject {
  @Published var text = ""
  func load() {
    DispatchQueue.global(qos: .background).async {
      let t = "loaded"  // wrong
      self.text = t  // wrong
      let t = "loaded"  // right
      DispatchQueue.main.async { self.text = t }  // right
    }
  }
}

struct Root: View { @StateObject var l = Loader(); var body: some View { Button(l.text) { l.load() } } }
