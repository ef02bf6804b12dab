import SwiftUI
struct V: View { var body: some View { Text("Now \(Date())") } }
