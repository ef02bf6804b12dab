// Only the classes that are passed to generic code stay with ObservableObject.
import SwiftUI

final class Shelf: ObservableObject {
  @Published var books = ["a"]
}

final class Settings: ObservableObject {
  @Published var size = 1
}

struct Panel<Content: View, Model: ObservableObject>: View {
  @ObservedObject var model: Model
  let content: () -> Content

  init(of model: Model, @ViewBuilder content: @escaping () -> Content) {
    self.model = model
    self.content = content
  }

  var body: some View { content() }
}

struct Page: View {
  @ObservedObject var shelf: Shelf
  @ObservedObject var settings: Settings

  var body: some View {
    Panel(of: shelf) { Text("\(shelf.books.count) \(settings.size)") }
  }
}

let shelf = Shelf()
let settings = Settings()
// plays :mount Page(shelf: shelf, settings: settings)
// plays shelf.books.append("b")
// plays settings.size = 2
