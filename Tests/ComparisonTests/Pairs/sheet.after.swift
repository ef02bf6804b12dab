import SwiftUI

@Observable
final class Library {
    var books: [String] = ["Emma", "Persuasion"]
    var isAdding = false
    var draft = ""

    func add() {
        guard !draft.isEmpty else { return }
        books.append(draft)
        draft = ""
        isAdding = false
    }
}

struct LibraryScreen: View {
    @State var library = Library()

    var body: some View {
        NavigationStack {
            List {
                ForEach(library.books, id: \.self) { book in
                    Text(book)
                }
                .onDelete { offsets in library.books.remove(atOffsets: offsets) }
            }
            .navigationTitle("Books (\(library.books.count))")
            .toolbar {
                Button("New") { library.isAdding = true }
            }
            .sheet(isPresented: $library.isAdding) {
                AddSheet()
            }
        }
        .environment(library)
    }
}

struct AddSheet: View {
    @Environment(Library.self) var library
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        @Bindable var library = library
        VStack {
            TextField("Title", text: $library.draft)
            Button("Save") { library.add() }
                .disabled(library.draft.isEmpty)
            Button("Cancel") { dismiss() }
        }
    }
}

#Preview {
    LibraryScreen()
}
