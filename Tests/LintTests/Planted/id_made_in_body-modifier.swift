import SwiftUI

struct AvatarRow: View {
  @State private var likes = 0
  var body: some View {
    HStack {
      LikeButton(likes: likes)
        .id(UUID())  // wrong
        .id("like")  // right
      Button("+") { likes += 1 }
    }
  }
}

struct LikeButton: View {
  let likes: Int
  @State private var isPressed = false
  var body: some View { Text("\(likes)") }
}
