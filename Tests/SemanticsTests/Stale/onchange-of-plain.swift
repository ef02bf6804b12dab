import SwiftUI
class Meter { var level = 0 }  // wrong
@Observable class Meter { var level = 0 }  // right
struct MeterView: View {
  let meter: Meter
  @State private var alarms = 0
  var body: some View { Text("\(alarms)").onChange(of: meter.level) { alarms += 1 } }
}
let meter = Meter()
:mount MeterView(meter: meter)
meter.level = 9
