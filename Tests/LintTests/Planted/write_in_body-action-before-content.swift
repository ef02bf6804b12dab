import SwiftUI

struct Scroller<Content: View>: View {
  @ViewBuilder var content: () -> Content
  var reselect: (() -> Void)?
  init(reselect: (() -> Void)? = nil, @ViewBuilder content: @escaping () -> Content) {
    self.content = content
    self.reselect = reselect
  }
  var body: some View { VStack(content: content) }
}

struct Page: View {
  @State private var isSearching = false
  @State private var count = 0
  var body: some View {
    Scroller { isSearching = true } content: {
      Text(isSearching ? "on" : "off")
    }
    Scroller {
      let _ = count += 1  // wrong
      Text("\(count)")
    }
  }
}
