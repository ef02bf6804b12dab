import SwiftUI
@propertyWrapper struct Clamped {
  private var value = 0
  var wrappedValue: Int {
    get { value }
    set { value = min(newValue, 10) }
  }
}
class Dial { @Clamped var level: Int }  // wrong
@Observable class Dial { @ObservationIgnored @Clamped private var stored: Int; var level = 0 }  // right
struct DialView: View {
  let dial: Dial
  var body: some View { Text("\(dial.level)") }
}
let dial = Dial()
:mount DialView(dial: dial)
dial.level = 7
