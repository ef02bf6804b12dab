import SwiftUI
@Observable class Flags {
  @ObservationIgnored var values: [String: Bool] = [:]  // wrong
  var values: [String: Bool] = [:]  // right
}
struct FlagView: View {
  let flags: Flags
  var body: some View { Text(flags.values["new"] == true ? "on" : "off") }
}
let flags = Flags()
:mount FlagView(flags: flags)
flags.values["new"] = true
