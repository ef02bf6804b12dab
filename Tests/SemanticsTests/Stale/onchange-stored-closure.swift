import SwiftUI
class Log { var lines: [String] = [] }  // wrong
@Observable class Log { var lines: [String] = [] }  // right
let log = Log()
struct Page: View { let count: () -> Int; var body: some View { List { Text("lines").badge(count()) } } }
:mount Page(count: { log.lines.count })
log.lines.append("x")
