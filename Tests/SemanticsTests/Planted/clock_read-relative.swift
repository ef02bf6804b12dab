import SwiftUI
import Foundation
struct Post { let date: Date }
extension Post {
  var age: Int { Int(Date.now.timeIntervalSince(date)) }
}
struct PostRow: View {
  let post: Post
  var body: some View {
    Text("\(post.age) s ago")  // wrong
    TimelineView(.periodic(from: .now, by: 1)) { context in  // right
      Text("\(Int(context.date.timeIntervalSince(post.date))) s ago")  // right
    }  // right
  }
}
let post = Post(date: Date())
:mount PostRow(post: post)
:advance 5s
