// A generic parameter with the name of other types.
import SwiftUI

protocol Storing: ObservableObject {
  var files: [String] { get set }
}

final class RealStore: Storing {
  @Published var files = ["a"]
}

struct StorageView<Model: Storing>: View {
  @ObservedObject var model: Model
  var body: some View { Text("\(model.files.count) files") }
}

struct WhereView<Model>: View where Model: Storing {
  @ObservedObject var model: Model
  var body: some View { Text(model.files.joined()) }
}

struct Chapters: View {
  final class Model: ObservableObject {
    @Published var count = 1
  }
  @StateObject var model = Model()
  var body: some View { Text("\(model.count) chapters") }
}

let real = RealStore()
// plays :mount VStack { StorageView(model: real); WhereView(model: real); Chapters() }
// plays real.files.append("b")
// plays :render
