// "I choose another person, and the field still shows the name of the first one."
// says: state_keeps_first_value
@Observable class Person {
  var name: String
  init(name: String) { self.name = name }
}
struct NameField: View {
  @State private var name: String  // wrong
  let person: Person  // wrong
  @Bindable var person: Person  // right
  init(person: Person) {
    self.person = person
    _name = State(initialValue: person.name)  // wrong
  }
  var body: some View {
    TextField("name", text: $name)  // wrong
    TextField("name", text: $person.name)  // right
  }
}
struct PeoplePage: View {
  @State private var people = [Person(name: "Ann"), Person(name: "Bo")]
  @State private var chosen = 0
  var body: some View {
    NameField(person: people[chosen])
    Button("Next") { chosen = 1 }
  }
}
:mount PeoplePage()
:tap Next
