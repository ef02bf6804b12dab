import SwiftUI
final class Tag: Hashable {  // wrong
@Observable final class Tag: Hashable {  // right
  let name: String
  var isOn = false
  init(_ name: String) { self.name = name }
  static func == (a: Tag, b: Tag) -> Bool { a === b }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
}
struct TagsView: View {
  let tags: Set<Tag>
  var body: some View { Text("\(tags.filter(\.isOn).count) on") }
}
let tag = Tag("a")
:mount TagsView(tags: [tag, Tag("b")])
tag.isOn = true
