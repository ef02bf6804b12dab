import SwiftUI
final class Lines { var all = ["a"] }  // wrong
@Observable final class Lines { var all = ["a"] }  // right
@resultBuilder enum Joined { static func buildBlock(_ parts: String...) -> String { parts.joined(separator: "+") } }
struct Page: View { let lines: Lines; @Joined var text: String { lines.all.joined(); "end" }
  var body: some View { Text(text) } }
let lines = Lines()
:mount Page(lines: lines)
lines.all.append("b")
