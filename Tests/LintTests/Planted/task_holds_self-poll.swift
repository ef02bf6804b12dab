import Foundation
import Observation
import SwiftUI

@Observable @MainActor final class Poll {
  var n = 0
  @ObservationIgnored private var task: Task<Void, Never>?
  func start() { task = Task { while true { try? await Task.sleep(for: .seconds(1)); self.n += 1 } } }  // wrong
  func start() {  // right
    task = Task { [weak self] in  // right
      while !Task.isCancelled { try? await Task.sleep(for: .seconds(1)); guard let self else { return }; self.n += 1 }  // right
    }  // right
  }  // right
  func stop() { task?.cancel() }  // right
}

struct Root: View { @State var c = Poll(); var body: some View { Text("\(c.n)").onAppear { c.start() } } }  // wrong

struct Root: View {  // right
  @State var c = Poll()  // right
  var body: some View { Text("\(c.n)").onAppear { c.start() }.onDisappear { c.stop() } }  // right
}  // right
