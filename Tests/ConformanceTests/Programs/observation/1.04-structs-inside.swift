// Writing a field of a tracked struct notifies the whole property; reading one field depends on all of it.
import Observation

struct Address: Equatable {
  var city = "Rome"
  var zip = 1
  mutating func move(to city: String) { self.city = city }
  mutating func nothing() {}
  var label: String { "\(zip) \(city)" }
}
struct Person: Equatable {
  var name = "Ann"
  var address = Address()
  var tags = ["a"]
}
@Observable class Model {
  var person = Person()
  var people = [Person(), Person()]
  var count = 0
}
let m = Model()
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("read name, write zip", { _ = m.person.name }, { m.person.address.zip = 2 })
check("read label, write name", { _ = m.person.address.label }, { m.person.name = "Bo" })
check("same field, equal value", { _ = m.person.name }, { m.person.name = "Bo" })
check("whole struct, equal", { _ = m.person.name }, { m.person = m.person })
check(
  "whole struct, built equal", { _ = m.person },
  {
    var copy = m.person
    copy.name = "Bo"
    m.person = copy
  })
check("whole struct, different", { _ = m.person }, { m.person = Person(name: "Cy") })
check("mutating method", { _ = m.person }, { m.person.address.move(to: "Oslo") })
check("mutating method that does nothing", { _ = m.person }, { m.person.address.nothing() })
check("non-mutating method", { _ = m.person }, { _ = m.person.address.label })
check("array in the struct", { _ = m.person.name }, { m.person.tags.append("b") })
check("element field, other element", { _ = m.people[0].name }, { m.people[1].name = "Di" })
check("element read, count", { _ = m.people.count }, { m.people[0].address.zip = 5 })
check(
  "a copy changes", { _ = m.person },
  {
    var copy = m.person
    copy.name = "copy"
    m.count += copy.name.count
  })
check("other property", { _ = m.person }, { m.count = 100 })
print(m.person.name, m.person.address.label, m.people.map(\.name), m.count)
