import SwiftUI
protocol Repository { func all() -> [String] }
struct MemoryRepository: Repository { func all() -> [String] { ["a", "b"] } }
@Observable final class LibraryViewModel {
  private let repository: any Repository
  private(set) var names: [String] = []
  init(repository: any Repository) { self.repository = repository }
  func reload() { names = repository.all() }
}
struct LibraryScreen: View {
  private let viewModel: LibraryViewModel = .init(repository: MemoryRepository())  // wrong
  @State private var viewModel: LibraryViewModel = .init(repository: MemoryRepository())  // right
  var body: some View {
    List(viewModel.names, id: \.self) { Text($0) }
      .task { viewModel.reload() }
  }
}
struct Tabs: View {
  @State private var tab = 0
  var body: some View {
    Text("tab \(tab)")
    LibraryScreen()
    Button("Next") { tab += 1 }
  }
}
:mount Tabs()
:tap Next
