import SwiftUI
import Combine
final class Model: ObservableObject {
  @Published var value = 0
  private var bag: Set<AnyCancellable> = []
  init() { $value.dropFirst().sink { [unowned self] new in print("\(self.value) becomes \(new)") }.store(in: &bag) }
}
struct Page: View { @StateObject private var m = Model(); var body: some View { Button("Add \(m.value)") { m.value += 1 } } }
#Preview { Page() }
