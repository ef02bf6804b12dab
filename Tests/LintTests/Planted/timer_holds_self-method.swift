import Foundation
import Observation
import SwiftUI

@Observable final class Clock1 {
  var n = 0
  @ObservationIgnored private var timer: Timer?
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { _ in self.tick() } }  // wrong
  func start() { timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in self?.tick() } }  // right
  func tick() { n += 1 }
}

struct Root: View { @State var c = Clock1(); var body: some View { Text("\(c.n)").onAppear { c.start() } } }
