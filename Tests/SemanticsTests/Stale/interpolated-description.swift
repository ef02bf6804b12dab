import SwiftUI
final class Person: CustomStringConvertible { var name = "Ann"; var description: String { name } }  // wrong
@Observable final class Person: CustomStringConvertible { var name = "Ann"; var description: String { name } }  // right
struct Page: View { let p: Person; var body: some View { Text("Hello \(p)") } }
let p = Person()
:mount Page(p: p)
p.name = "Bob"
