import SwiftUI
@Observable class Log { var lines = ["start"] }  // right
func makeLog() -> (read: () -> String, add: (String) -> Void) {
  var lines = ["start"]  // wrong
  return ({ lines.joined(separator: ", ") }, { lines.append($0) })  // wrong
  let log = Log()  // right
  return ({ log.lines.joined(separator: ", ") }, { log.lines.append($0) })  // right
}
struct LogView: View {
  let read: () -> String
  var body: some View { Text(read()) }
}
let log = makeLog()
:mount LogView(read: log.read)
log.add("stop")
