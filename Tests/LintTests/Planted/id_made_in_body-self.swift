import SwiftUI
struct Tags: View {
  let tags: [String]
  var body: some View {
    ForEach(tags, id: \.self) { tag in
      TagView(tag: tag)
        .id("\(tag)-\(UUID().uuidString)")  // wrong
        .id(tag)  // right
    }
  }
}
struct TagView: View { let tag: String; @State private var isOn = false; var body: some View { Text(tag) } }
