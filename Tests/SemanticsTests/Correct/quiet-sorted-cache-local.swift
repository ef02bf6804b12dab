import SwiftUI
@Observable final class People { var names = ["b", "a"] }
struct PeopleView: View { let people: People; private var sorted: [String] { people.names.sorted() }; var body: some View { ForEach(sorted, id: \.self) { Text($0) }; Button("Add") { people.names.append("c") } } }
:mount PeopleView(people: People())
:tap Add
