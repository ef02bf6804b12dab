import SwiftUI

@Observable class Person { var name = "" }

struct PersonForm: View {
  let person: Person  // wrong
  @Bindable var person: Person  // right
  var body: some View { TextField("Name", text: $person.name) }
}
