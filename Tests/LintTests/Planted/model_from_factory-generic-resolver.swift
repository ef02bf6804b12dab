import SwiftUI

@Observable final class Cart {
  var count = 0
}

struct Resolver {
  private let kept = Cart()
  static let live = Resolver()
  func cart() -> Cart { Cart() }  // wrong
  func cart() -> Cart { kept }  // right
}

struct CartBadge: View {
  private let cart = Resolver.live.cart()
  var body: some View { Button("\(cart.count)") { cart.count += 1 } }
}
