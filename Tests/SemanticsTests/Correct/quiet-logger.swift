import SwiftUI
final class Log { static let shared = Log(); var lines: [String] = []; func add(_ line: String) { lines.append(line) } }
struct Logged: View { @State private var n = 0; var body: some View { Text("\(n)"); Button("Tap") { n += 1; Log.shared.add("tap \(n)") } } }
:mount Logged()
:tap Tap
