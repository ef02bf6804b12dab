import SwiftUI

enum Route: Hashable {
    case book(Int)
    case author(String)
}

@Observable final class Navigator {
    var path: [Route] = []
    func open(_ route: Route) { path.append(route) }
    func home() { path.removeAll() }
}

struct BookPage: View {
    let id: Int
    @Environment(Navigator.self) private var navigator
    var body: some View {
        Text("Book \(id)")
        Button("Author") { navigator.open(.author("Ann")) }
    }
}

struct AuthorPage: View {
    let name: String
    @Environment(Navigator.self) private var navigator
    var body: some View {
        Text("By \(name), \(navigator.path.count) deep")
        Button("Home") { navigator.home() }
    }
}

struct LibraryRoot: View {
    @State private var navigator = Navigator()
    var body: some View {
        NavigationStack(path: $navigator.path) {
            List(1..<3) { id in
                Button("Open book \(id)") { navigator.open(.book(id)) }
            }
            .navigationDestination(for: Route.self) { route in
                switch route {
                case .book(let id): BookPage(id: id)
                case .author(let name): AuthorPage(name: name)
                }
            }
        }
        .environment(navigator)
    }
}

#Preview { LibraryRoot() }
