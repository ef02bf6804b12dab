import SwiftUI
@Observable final class Name {
  var first = "Ann"
  var last = "Lee"
  var age = 30
  var full: String { "\(first) \(last)" }
}
struct Page: View { var name: Name; var body: some View { Text(name.full) } }
let name = Name()
#Preview { Page(name: name) }
