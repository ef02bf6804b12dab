import SwiftUI

@Observable final class Meter {
  var reads = 0
}

struct Left: View {
  let meter: Meter
  var body: some View {
    let _ = meter.reads += 1  // wrong
    Text("\(meter.reads)")
  }
}

struct Screen: View {
  @State private var meter = Meter()
  var body: some View { Left(meter: meter) }
}
