import Foundation
import Observation
import SwiftUI

@Observable final class Loader: @unchecked Sendable {  // wrong
@Observable @MainActor final class Loader {  // right
  var text = ""
  func load() { Task.detached { self.text = "loaded" } }  // wrong
  func load() { Task { self.text = "loaded" } }  // right
}

struct Root: View { @State var l = Loader(); var body: some View { Button(l.text) { l.load() } } }
