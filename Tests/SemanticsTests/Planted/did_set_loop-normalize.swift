import Observation
@Observable final class Slug {
  var text = "" {
    didSet { text = text.lowercased() + "-" }  // wrong
    didSet { if text != text.lowercased() { text = text.lowercased() } }  // right
  }
}
let slug = Slug()
slug.text = "Hi"
