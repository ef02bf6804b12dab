import SwiftUI
final class Log { var lines = 0; func add() { lines += 1 } }
let log = Log()
struct Logged: View { @State private var n = 0; var body: some View { let _ = log.add(); Text("\(n)"); Button("Tap") { n += 1 } } }
:mount Logged()
:tap Tap
