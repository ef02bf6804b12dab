import SwiftUI
class Entry2: Identifiable { let id: Int; var text = "a"; init(_ id: Int) { self.id = id } }  // wrong
@Observable class Entry2: Identifiable { let id: Int; var text = "a"; init(_ id: Int) { self.id = id } }  // right
struct EntryRow: View {
  let entry: Entry2
  var body: some View { Text(entry.text) }
}
struct Entries: View {
  let entries: [Entry2]
  var body: some View { List(entries) { EntryRow(entry: $0) } }
}
let entries = [Entry2(1), Entry2(2)]
:mount Entries(entries: entries)
entries[1].text = "b"
