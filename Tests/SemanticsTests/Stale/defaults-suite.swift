import SwiftUI
import Foundation
let suite = UserDefaults(suiteName: "group")!
struct Page: View { var body: some View { Text(suite.string(forKey: "name") ?? "none") } }  // wrong
struct Page: View { @AppStorage("name", store: suite) var name = "none"; var body: some View { Text(name) } }  // right
:mount Page()
suite.set("Ann", forKey: "name")
