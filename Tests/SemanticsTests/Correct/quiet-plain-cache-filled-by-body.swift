import SwiftUI
final class LayoutCache { private var widths: [String: Int] = [:]
  func width(of text: String) -> Int {
    if let width = widths[text] { return width }
    widths[text] = text.count
    return text.count
  }
}
struct Measured: View {
  let cache = LayoutCache()
  @State private var text = "a"
  var body: some View {
    Text("\(text) \(cache.width(of: text))")
    Button("More") { text += "b" }
  }
}
:mount Measured()
:tap More
:tap More
