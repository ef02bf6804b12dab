import SwiftUI
struct Config { static let shared = Config(); let version = "1.0" }
struct About: View { @State private var n = 0; var body: some View { Text(Config.shared.version); Button("Tap") { n += 1 }; Text("\(n)") } }
:mount About()
:tap Tap
