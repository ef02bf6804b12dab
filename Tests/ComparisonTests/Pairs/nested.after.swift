import SwiftUI

@Observable class Address {
    var city = "Paris"
    var zip = "75001"
}

@Observable class Person {
    var name = "Ann"
    var address = Address()

    func move() {
        let new = Address()
        new.city = "Lyon"
        address = new
    }
}

struct PersonView: View {
    @State private var person = Person()
    var body: some View {
        Text("\(person.name) lives in \(person.address.city)")
        Button("Move") { person.move() }
        Button("Rename city") { person.address.city += "!" }
        AddressEditor(address: person.address)
    }
}

struct AddressEditor: View {
    @Bindable var address: Address
    var body: some View {
        TextField("City", text: $address.city)
        TextField("Zip", text: $address.zip)
    }
}

#Preview { PersonView() }
