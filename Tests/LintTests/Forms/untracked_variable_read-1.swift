import SwiftUI
enum Config { static var theme = "light" }
struct V: View { var body: some View { Text(Config.theme); Button("Dark") { Config.theme = "dark" } } }
