import SwiftUI
class Person { var name = "Ann"; var city = "Bern" }  // wrong
@Observable class Person { var name = "Ann"; var city = "Bern" }  // right
struct Field: View {
  let person: Person
  let path: KeyPath<Person, String>
  var body: some View { Text(person[keyPath: path]) }
}
let person = Person()
:mount Field(person: person, path: \.city)
person.city = "Chur"
