import SwiftUI
struct Address { var city = "Rome"; var street = "Main" }
final class Person: ObservableObject { @Published var address = Address(); @Published var age = 1 }
struct City: View { @ObservedObject var person: Person; var body: some View { Text(person.address.city) } }
let person = Person()
#Preview { City(person: person) }
