import Combine
import Observation
import SwiftUI

final class Order: ObservableObject {
  @Published var count = 1
  @Published var price = 0
  private var bag: Set<AnyCancellable> = []
  init() {
    $count.sink { [weak self] _ in  // wrong
      guard let self else { return }  // wrong
      self.price = self.count * 5  // wrong
    $count.sink { [weak self] new in  // right
      guard let self else { return }  // right
      self.price = new * 5  // right
    }.store(in: &bag)
  }
}

struct Root: View {
  @StateObject var o = Order();
  var body: some View {
    VStack {
      Text("\(o.price)")
      Button("+") { o.count += 1 }
    }
  }
}
