import SwiftUI
import Combine
@Observable final class Address { var city = "Rome" }
@Observable final class Person {
  var name = "Ann"
  let address = Address()
}
struct Page: View { var person: Person; var body: some View { Text("\(person.name) in \(person.address.city)") } }
let person = Person()
#Preview { Page(person: person) }
