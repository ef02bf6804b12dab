// weak references become nil when the object dies, unowned ones do not keep it alive; cycles leak without them.
class Person {
  let name: String
  var apartment: Apartment?
  init(name: String) { self.name = name }
  deinit { print(name, "deinit") }
}
class Apartment {
  let unit: String
  weak var tenant: Person? {
    didSet { print("tenant", oldValue?.name ?? "none", "->", tenant?.name ?? "none") }
  }
  init(unit: String) { self.unit = unit }
  deinit { print("apartment", unit, "deinit") }
}
var ann: Person? = Person(name: "Ann")
var flat: Apartment? = Apartment(unit: "4A")
ann!.apartment = flat
flat!.tenant = ann
ann = nil
print("tenant now", flat!.tenant?.name ?? "nobody")
flat = nil

class Customer {
  let name = "C"
  var card: Card?
  deinit { print("customer deinit") }
}
class Card {
  unowned let owner: Customer
  init(owner: Customer) { self.owner = owner }
  deinit { print("card deinit") }
}
var customer: Customer? = Customer()
customer!.card = Card(owner: customer!)
print(customer!.card!.owner.name)
customer = nil

class Leaky {
  var other: Leaky?
  deinit { print("never") }
}
do {
  let a = Leaky()
  let b = Leaky()
  a.other = b
  b.other = a
}
print("leaked")
weak var gone: Person?
do {
  let temp = Person(name: "Temp")
  gone = temp
  print(gone!.name)
}
print(gone == nil)
weak var direct = gone
print(direct === gone)
