import SwiftUI
import Combine
final class Address: ObservableObject { @Published var city = "Rome" }
final class Person: ObservableObject {
  @Published var name = "Ann"
  let address = Address()
  private var link: AnyCancellable?
  init() { link = address.objectWillChange.sink { [weak self] _ in self?.objectWillChange.send() } }
}
struct Page: View { @ObservedObject var person: Person; var body: some View { Text("\(person.name) in \(person.address.city)") } }
let person = Person()
#Preview { Page(person: person) }
