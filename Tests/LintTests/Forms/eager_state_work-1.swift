import SwiftUI
@Observable class Loc {
  var p = ""
  init() {
    print("init"); NotificationCenter.default.addObserver(forName: .init("x"), object: nil, queue: nil) { _ in }
  }
}
struct V: View {
  @State private var loc = Loc()
  var body: some View { Text(loc.p) }
}
