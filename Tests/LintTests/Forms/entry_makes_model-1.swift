import SwiftUI
@Observable class M { var n = 0 }
private struct MKey: EnvironmentKey { static var defaultValue: M { M() } }
extension EnvironmentValues {
  var m: M {
    get { self[MKey.self] }
    set { self[MKey.self] = newValue }
  }
}
