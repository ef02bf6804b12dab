import SwiftUI

@Observable final class Pager {
  var page = 0
  func next() { page += 1 }
}

struct Paged<Content: View>: View {
  private let pager = Pager()  // wrong
  @State private var pager = Pager()  // right
  @ViewBuilder let content: (Int) -> Content

  var body: some View {
    VStack {
      content(pager.page)
      Button("Next", action: pager.next)
    }
  }
}

struct Library: View {
  @State private var isDark = false
  var body: some View {
    VStack {
      Toggle("Dark", isOn: $isDark)
      Paged { page in Text("Page \(page)").opacity(isDark ? 0.5 : 1) }
    }
  }
}
