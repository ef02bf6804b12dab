// onChange runs before the store: inside it everybody still reads the old values, computed ones too.
import Observation

@Observable class Cart {
  var items = ["pen"]
  var price = 10.0
  var total: Double { Double(items.count) * price }
  var note: String? = nil
}
let cart = Cart()
withObservationTracking {
  _ = cart.total
} onChange: {
  print("  onChange total", cart.total, cart.items.count, cart.price)
}
cart.price = 20
print("after", cart.total)
withObservationTracking {
  _ = cart.items
} onChange: {
  print("  onChange items", cart.items)
}
cart.items.append("cup")
print("after", cart.items)
withObservationTracking {
  _ = cart.items.count
} onChange: {
  print("  onChange count", cart.items.count, cart.total)
}
cart.items = []
print("after", cart.items.count, cart.total)
withObservationTracking {
  _ = cart.note
} onChange: {
  print("  onChange note", cart.note ?? "nil")
}
cart.note = "first"
print("after", cart.note ?? "nil")
func chain() {
  withObservationTracking {
    _ = cart.price
  } onChange: {
    print("  writes another property from", cart.price)
    cart.note = "price was \(cart.price)"
  }
}
chain()
withObservationTracking {
  _ = cart.note
} onChange: {
  print("  nested onChange, note", cart.note ?? "nil")
}
cart.price = 1
print("after", cart.price, cart.note ?? "nil")
