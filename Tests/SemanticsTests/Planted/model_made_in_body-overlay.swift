import SwiftUI
@Observable final class BadgeModel { var count = 0 }
struct Badge: View {
  let model: BadgeModel
  var body: some View { Button("+\(model.count)") { model.count += 1 } }
}
struct Avatar: View {
  @State private var isOnline = false
  @State private var badge = BadgeModel()  // right
  var body: some View {
    Button(isOnline ? "online" : "offline") { isOnline.toggle() }
      .overlay(alignment: .topTrailing) { Badge(model: BadgeModel()) }  // wrong
      .overlay(alignment: .topTrailing) { Badge(model: badge) }  // right
  }
}
:mount Avatar()
:tap "+0"
:tap offline
