import SwiftUI
struct V: View {
  @State private var a = 0
  var body: some View { Button("\(a)") { a = 1 }.onChange(of: a) { _, new in a = new + 1 } }
}
