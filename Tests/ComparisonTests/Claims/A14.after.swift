import SwiftUI
struct Address { var city = "Rome"; var street = "Main" }
@Observable final class Person { var address = Address(); var age = 1 }
struct City: View { var person: Person; var body: some View { Text(person.address.city) } }
let person = Person()
#Preview { City(person: person) }
