import Combine
import SwiftUI

final class Activities: ObservableObject {
  @Published var tab = 0
  @Published private(set) var shown: [Int] = []
  private var bag: Set<AnyCancellable> = []
  init() {
    $tab.sink { [weak self] _ in self?.update() }.store(in: &bag)  // wrong
    $tab.sink { [weak self] _ in Task { @MainActor in self?.update() } }.store(in: &bag)  // right
  }
  private func update() { shown = [tab] }
}
