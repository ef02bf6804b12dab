import SwiftUI
@Observable final class Pet { var name = "Rex" }
struct PetForm: View {
  let pet: Pet?
  var body: some View {
    if let pet {
      TextField("Name", text: $pet.name)  // wrong
      @Bindable var pet = pet  // right
      TextField("Name", text: $pet.name)  // right
    }
  }
}
