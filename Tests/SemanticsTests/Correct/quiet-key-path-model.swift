import SwiftUI
@Observable final class Person { var name = "Ann"; var city = "Bern" }
struct Field: View { let person: Person; let path: KeyPath<Person, String>; var body: some View { Text(person[keyPath: path]) } }
let person = Person()
:mount Field(person: person, path: \.city)
person.city = "Chur"
