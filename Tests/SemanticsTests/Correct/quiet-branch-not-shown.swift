import SwiftUI
final class Secret { var text = "a" }
struct Reveal: View { let secret: Secret; @State private var isOpen = false; var body: some View { if isOpen { Text(secret.text) } else { Text("hidden") } } }
let secret = Secret()
:mount Reveal(secret: secret)
secret.text = "b"
