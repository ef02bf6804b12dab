import SwiftUI
import SwiftData
@Model final class Note { var text: String; init(text: String) { self.text = text } }
struct Notes: View { @Query private var notes: [Note]; @Environment(\.modelContext) private var context; var body: some View { Text("\(notes.count)"); Button("Add") { context.insert(Note(text: "x")) } } }
let store = try ModelContainer(for: Note.self)
:mount Notes().modelContainer(store)
:tap Add
