import SwiftUI
enum Analytics { static var events: [String] = []; static func log(_ e: String) { events.append(e) } }
struct Tracked: View { @State private var n = 0; var body: some View { Text("\(n)").onAppear { Analytics.log("shown") }; Button("Tap") { n += 1; Analytics.log("tap") } } }
:mount Tracked()
:tap Tap
