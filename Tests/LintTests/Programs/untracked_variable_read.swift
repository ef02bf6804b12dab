import SwiftUI
var unread = 3 // finds untracked_variable_read
let limit = 5
enum Flags {
  static var isOn = false // finds untracked_variable_read
  static let name = "x"
  static var fixed = 1
}
func change() {
  unread += 1
  Flags.isOn = true
}
struct V: View {
  var body: some View {
    Text("\(unread) of \(limit)")
    if Flags.isOn { Text(Flags.name) }
    Text("\(Flags.fixed)")
    Button("Read") { unread = 0 }
  }
}
