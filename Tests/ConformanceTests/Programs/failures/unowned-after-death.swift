// Reading an unowned reference after its object has gone stops the program.
class Owner { let name = "owner" }
class Card {
  unowned let owner: Owner
  init(_ owner: Owner) { self.owner = owner }
}
var owner: Owner? = Owner()
let card = Card(owner!)
print(card.owner.name)
owner = nil
print("owner gone")
print(card.owner.name)
print("never")
