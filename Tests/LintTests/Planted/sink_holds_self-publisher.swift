import Combine
import Foundation
import Observation
import SwiftUI

final class Ticker: ObservableObject {
  @Published var ticks = 0
  private var bag = Set<AnyCancellable>()
  init() { Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { _ in self.ticks += 1 }.store(in: &bag) }  // wrong
  init() {  // right
    Timer.publish(every: 1, on: .main, in: .common).autoconnect().sink { [weak self] _ in self?.ticks += 1 }.store(  // right
      in: &bag)  // right
  }  // right
}

struct Root: View { @StateObject var t = Ticker(); var body: some View { Text("\(t.ticks)") } }
