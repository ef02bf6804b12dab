import SwiftUI
@Observable class Log { var lines: [String] = [] }
struct LogView: View {
  let log: Log
  var body: some View {
    let _ = log.lines.append("drawn")  // wrong
    Text("\(log.lines.count)")
      .onAppear { log.lines.append("drawn") }  // right
  }
}
