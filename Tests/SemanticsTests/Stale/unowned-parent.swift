import SwiftUI
class Owner { var name = "Ann" }  // wrong
@Observable class Owner { var name = "Ann" }  // right
@Observable class Pet { unowned let owner: Owner; init(owner: Owner) { self.owner = owner } }
struct PetView: View { let pet: Pet; var body: some View { Text(pet.owner.name) } }
let owner = Owner()
:mount PetView(pet: Pet(owner: owner))
owner.name = "Bob"
