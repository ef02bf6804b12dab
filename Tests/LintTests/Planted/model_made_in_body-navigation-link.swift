import SwiftUI

@Observable final class DetailModel {
  var likes = 0
}

struct Detail: View {
  @Bindable var model: DetailModel
  var body: some View { Stepper("\(model.likes)", value: $model.likes) }
}

struct Home: View {
  @State private var detail = DetailModel()  // right
  @State private var n = 0
  var body: some View {
    NavigationStack {
      List {
        Button("\(n)") { n += 1 }
        NavigationLink("Detail") {
          let model = DetailModel()  // wrong
          Detail(model: model)  // wrong
          Detail(model: detail)  // right
        }
      }
    }
  }
}
