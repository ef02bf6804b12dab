// "My app freezes as soon as this screen appears, at 100 % CPU."
// says: these views invalidate each other endlessly
@Observable final class Loads { var count = 0 }
struct Parent: View {
  let loads: Loads
  var body: some View {
    Text("\(loads.count)")
    Child(loads: loads).id(loads.count)  // wrong
    Child(loads: loads)  // right
  }
}
struct Child: View {
  let loads: Loads
  var body: some View { Text("child").onAppear { loads.count += 1 } }
}
let loads = Loads()
:mount Parent(loads: loads)
