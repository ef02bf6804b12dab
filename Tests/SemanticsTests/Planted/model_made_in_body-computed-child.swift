import SwiftUI
@Observable final class HeaderModel { var isExpanded = false }
struct Header: View {
  let model: HeaderModel
  var body: some View { Button(model.isExpanded ? "less" : "more") { model.isExpanded.toggle() } }
}
struct Article: View {
  @State private var likes = 0
  @State private var headerModel = HeaderModel()  // right
  var body: some View {
    VStack {
      header
      Button("Like \(likes)") { likes += 1 }
    }
  }
  @ViewBuilder private var header: some View {
    Header(model: HeaderModel())  // wrong
    Header(model: headerModel)  // right
  }
}
:mount Article()
:tap more
:tap "Like 0"
