// "Crash in fullScreenCover: No ObservableObject of type Library found."
// says: environment_missing
// says: No ObservableObject of type Library found
final class Library: ObservableObject { @Published var books = ["Dune"] }
struct Reader: View {
  @EnvironmentObject var library: Library
  var body: some View { Text("\(library.books.count) books") }
}
struct Start: View {
  @StateObject private var library = Library()
  @State private var reads = false
  var body: some View {
    VStack {
      Text("Start").environmentObject(library)
      Button("Read") { reads = true }
    }
    .fullScreenCover(isPresented: $reads) { Reader() }  // wrong
    .fullScreenCover(isPresented: $reads) { Reader().environmentObject(library) }  // right
  }
}
@main struct ReaderApp: App { var body: some Scene { WindowGroup { Start() } } }
:tap Read
