import SwiftUI

@Observable
class DetailModel {
  let id: Int
  var title = ""
  init(id: Int) { self.id = id }
}

struct DetailView: View {
  let model: DetailModel  // wrong
  @State var model: DetailModel  // right

  init(id: Int) {
    self.model = DetailModel(id: id)  // wrong
    _model = State(initialValue: DetailModel(id: id))  // right
  }

  var body: some View { Text(model.title).onAppear { model.title = "x" } }
}
