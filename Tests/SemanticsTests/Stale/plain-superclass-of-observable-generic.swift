import SwiftUI
class Base<T> { var items: [T] = [] }  // wrong
@Observable class Base<T> { var items: [T] = [] }  // right
@Observable final class Names: Base<String> { var title = "n" }
struct Page: View { let names: Names; var body: some View { Text("\(names.title) \(names.items.count)") } }
let names = Names()
:mount Page(names: names)
names.items.append("x")
