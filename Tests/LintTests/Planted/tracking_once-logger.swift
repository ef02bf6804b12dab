import Observation
import SwiftUI

@Observable class Meter { var value = 0 }

final class Logger1 {
  let meter: Meter
  var lines: [Int] = []
  init(meter: Meter) { self.meter = meter; observe() }
  func observe() {
    withObservationTracking {
      _ = meter.value
    } onChange: { [weak self] in
      Task { @MainActor in
        guard let self else { return }
        self.lines.append(self.meter.value)
        self.observe()  // right
      }
    }
  }
}
struct MeterView: View {
  @State private var meter = Meter()
  var body: some View { Button("\(meter.value)") { meter.value += 1 } }
}
