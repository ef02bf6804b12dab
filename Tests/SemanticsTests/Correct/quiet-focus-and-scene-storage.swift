import SwiftUI
struct Focused: View { @FocusState private var isFocused: Bool; @SceneStorage("t") private var text = ""; var body: some View { TextField("T", text: $text).focused($isFocused); Button("Focus") { isFocused = true } } }
:mount Focused()
:tap Focus
:type T "a"
