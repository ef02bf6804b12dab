import SwiftUI
final class Plain { var n = 0 }
struct PlainView: View { let plain: Plain; var body: some View { Text("\(plain.n)") } }
let plain = Plain()
:mount PlainView(plain: plain)
:unmount PlainView
plain.n = 3
