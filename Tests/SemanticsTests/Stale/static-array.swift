import SwiftUI
enum Log { static var lines: [String] = [] }  // wrong
@Observable class LogModel { var lines: [String] = [] }  // right
enum Log { static let model = LogModel() }  // right
struct LogView: View {
  var body: some View {
    Text("\(Log.lines.count) lines")  // wrong
    Text("\(Log.model.lines.count) lines")  // right
  }
}
:mount LogView()
Log.lines.append("a")  // wrong
Log.model.lines.append("a")  // right
