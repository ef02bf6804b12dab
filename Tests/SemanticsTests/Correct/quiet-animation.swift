import SwiftUI
struct Fade: View { @State private var isOn = false; var body: some View { Text("x").opacity(isOn ? 1 : 0).animation(.default, value: isOn); Button("Go") { withAnimation { isOn.toggle() } } } }
:mount Fade()
:tap Go
