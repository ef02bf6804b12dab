import Combine
import Observation
import SwiftUI

@Observable final class Hub {
  var value = 0  // wrong
  private var subscription: AnyCancellable?  // wrong
  var value = 0  // right
  @ObservationIgnored private var subscription: AnyCancellable?  // right
  func attach(_ s: PassthroughSubject<Int, Never>) { subscription = s.sink { [weak self] in self?.value = $0 } }
}

struct Root: View { @State var h = Hub(); var body: some View { Text("\(h.value)") } }
