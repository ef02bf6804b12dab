import SwiftUI
struct Book: Identifiable { let id: Int; let title: String; static let samples = [Book(id: 1, title: "A"), Book(id: 2, title: "B")] }
struct Shelf: View { let books: [Book]; var body: some View { ForEach(books) { Text($0.title) } } }
#Preview { Shelf(books: Book.samples) }
