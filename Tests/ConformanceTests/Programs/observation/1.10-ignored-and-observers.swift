// @ObservationIgnored properties keep observers, defaults and laziness, and hide what is cached in them.
import Observation

@Observable final class Editor {
  var text = "a" {
    didSet {
      if text != oldValue { edits += 1 }
      cache = nil
    }
  }
  @ObservationIgnored var edits = 0 {
    didSet { if edits > 2 { print("  many edits") } }
  }
  @ObservationIgnored private var cache: Int?
  var length: Int {
    if let cache { return cache }
    let n = text.count
    cache = n
    return n
  }
  @ObservationIgnored lazy var created = "created with \(text)"
  @ObservationIgnored let tag: String
  init(tag: String) { self.tag = tag }
}
let editor = Editor(tag: "e")
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("length computes from text", { _ = editor.length }, { editor.text = "ab" })
check(
  "length from the cache hides text",
  {
    _ = editor.length
  }, { editor.text = "ab" })
_ = editor.length
check("cached length", { _ = editor.length }, { editor.text = "abc" })
check("cache cleared by the write", { _ = editor.length }, { editor.text = "abcd" })
check("edits", { _ = editor.edits }, { editor.edits += 1 })
check("edits through text", { _ = editor.edits }, { editor.text += "!" })
check("tag", { _ = editor.tag }, { editor.text += "!" })
print(editor.created)
editor.text = "later"
print(editor.created, editor.edits, editor.length)
