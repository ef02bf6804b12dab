import Combine

final class Contact: ObservableObject {
  @Published var name: String
  @Published var age = 24
  var plain = 0
  init(name: String) { self.name = name }
  deinit { print("contact is gone") }
}
var bag = Set<AnyCancellable>()
do {
  let john = Contact(name: "John")
  john.name = "J"
  john.objectWillChange.sink { [unowned john] in print("will change", john.name, john.age) }.store(in: &bag)
  john.$age.sink { [unowned john] in print("age", $0, "in the object", john.age) }.store(in: &bag)
  john.age += 1
  // Equal values are published as well; plain properties are not.
  john.age = 25
  john.plain = 3
  john.name = "Jo"
  john.objectWillChange.send()
  print(john.name, john.age)
  bag.removeAll()
  john.age = 30
  print(john.age)
}
print("end")
