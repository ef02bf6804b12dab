// A generic parameter with the name of other types.
import SwiftUI

protocol Storing: AnyObject, Observable {
  var files: [String] { get set }
}

@Observable
final class RealStore: Storing {
  var files = ["a"]
}

struct StorageView<Model: Storing>: View {
  let model: Model
  var body: some View { Text("\(model.files.count) files") }
}

struct WhereView<Model>: View where Model: Storing {
  let model: Model
  var body: some View { Text(model.files.joined()) }
}

struct Chapters: View {
  @Observable
  final class Model {
    var count = 1
  }
  @State var model = Model()
  var body: some View { Text("\(model.count) chapters") }
}

let real = RealStore()
// plays :mount VStack { StorageView(model: real); WhereView(model: real); Chapters() }
// plays real.files.append("b")
// plays :render
