import SwiftUI

final class Library: ObservableObject {
    @Published var books: [String] = ["Emma", "Persuasion"]
    @Published var isAdding = false
    @Published var draft = ""

    func add() {
        guard !draft.isEmpty else { return }
        books.append(draft)
        draft = ""
        isAdding = false
    }
}

struct LibraryScreen: View {
    @StateObject var library = Library()

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
        .environmentObject(library)
    }
}

struct AddSheet: View {
    @EnvironmentObject var library: Library
    @Environment(\.dismiss) private var dismiss

    var body: some View {
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
