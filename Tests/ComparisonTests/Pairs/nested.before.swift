import SwiftUI
import Combine

class Address: ObservableObject {
    @Published var city = "Paris"
    @Published var zip = "75001"
}

class Person: ObservableObject {
    @Published var name = "Ann"
    @Published var address = Address() {
        didSet { forward() }
    }
    private var bag: AnyCancellable?

    init() { forward() }

    private func forward() {
        bag = address.objectWillChange.sink { [weak self] in self?.objectWillChange.send() }
    }

    func move() {
        let new = Address()
        new.city = "Lyon"
        address = new
    }
}

struct PersonView: View {
    @StateObject private var person = Person()
    var body: some View {
        Text("\(person.name) lives in \(person.address.city)")
        Button("Move") { person.move() }
        Button("Rename city") { person.address.city += "!" }
        AddressEditor(address: person.address)
    }
}

struct AddressEditor: View {
    @ObservedObject var address: Address
    var body: some View {
        TextField("City", text: $address.city)
        TextField("Zip", text: $address.zip)
    }
}

#Preview { PersonView() }
