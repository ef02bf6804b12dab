// differs: screen
import SwiftUI

struct Note: Identifiable, Equatable {
    let id: Int
    var text: String
}

@Observable final class Repository<Item: Identifiable> {
    private(set) var items: [Item]
    @ObservationIgnored var selectedID: Item.ID?
    init(_ items: [Item]) { self.items = items }
    var selected: Item? { items.first { $0.id == selectedID } }
    func update(_ item: Item) {
        guard let index = items.firstIndex(where: { $0.id == item.id }) else { return }
        items[index] = item
    }
    func append(_ item: Item) { items.append(item) }
}

struct NoteList: View {
    let repository: Repository<Note>
    var body: some View {
        ForEach(repository.items) { note in
            Button("Open \(note.text)") { repository.selectedID = note.id }
        }
        Button("New") {
            let note = Note(id: repository.items.count + 1, text: "note \(repository.items.count + 1)")
            repository.append(note)
        }
    }
}

struct NoteDetail: View {
    @Bindable var repository: Repository<Note>
    var body: some View {
        if let note = repository.selected {
            Text("Selected: \(note.text)")
            Button("Shout") { repository.update(Note(id: note.id, text: note.text + "!")) }
        } else {
            Text("Nothing selected")
        }
    }
}

struct NotesScreen: View {
    @State private var repository = Repository([Note(id: 1, text: "first")])
    var body: some View {
        NoteList(repository: repository)
        NoteDetail(repository: repository)
    }
}

#Preview { NotesScreen() }
