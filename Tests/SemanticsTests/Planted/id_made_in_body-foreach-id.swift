import SwiftUI
struct Tag: Hashable { let text: String }
struct TagView: View { let tag: Tag; @State private var isOn = false; var body: some View { Toggle(tag.text, isOn: $isOn) } }
struct Tags: View {
  let tags = [Tag(text: "a")]
  @State private var n = 0
  var body: some View {
    ForEach(tags.map { (UUID(), $0) }, id: \.0) { TagView(tag: $0.1) }  // wrong
    ForEach(tags, id: \.self) { TagView(tag: $0) }  // right
    Button("Again") { n += 1 }
    Text("\(n)")
  }
}
:mount Tags()
:toggle a
:tap Again
