import SwiftUI
struct Label2: View { let title: () -> String; var body: some View { Text(title()) } }
struct Host2: View { @State private var n = 0; var body: some View { Label2(title: { "n \(n)" }); Button("Inc") { n += 1 } } }
:mount Host2()
:tap Inc
