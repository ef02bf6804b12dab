import SwiftUI
var appName = "?"
appName = "Shop"
struct Title: View { @State private var n = 0; var body: some View { Text(appName); Button("Tap") { n += 1 }; Text("\(n)") } }
:mount Title()
:tap Tap
