import SwiftUI
import Combine
final class Price: ObservableObject { @Published var value = 1.0 }
struct PriceView: View {
  @ObservedObject var price: Price
  @State private var high = 0.0
  @State private var bag: Set<AnyCancellable> = []  // right
  var body: some View {
    Text("\(high)")
      .onAppear {
        let watch = price.$value.sink { high = max(high, $0) }  // wrong
        _ = watch  // wrong
        price.$value.sink { high = max(high, $0) }.store(in: &bag)  // right
      }
  }
}
let price = Price()
:mount PriceView(price: price)
price.value = 3
