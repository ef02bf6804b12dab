import SwiftUI
final class Address: ObservableObject { @Published var city = "Rome" }
final class Person: ObservableObject { @Published var name = "Ann"; let address = Address() }
struct Page: View { @ObservedObject var person: Person; var body: some View { Text("\(person.name) in \(person.address.city)") } }
let person = Person()
#Preview { Page(person: person) }
