import SwiftUI
final class Query1 { var term = "a" }  // wrong
@Observable final class Query1 { var term = "a" }  // right
struct Page: View { let query: Query1; @State private var shown = ""
  var body: some View { Text(shown).task(id: query.term) { shown = query.term } } }
let query = Query1()
:mount Page(query: query)
query.term = "b"
