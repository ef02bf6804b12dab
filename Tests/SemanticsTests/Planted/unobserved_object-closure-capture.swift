import SwiftUI
final class Meter: ObservableObject { @Published var value = 0 }
struct Panel2<Content: View>: View { @ViewBuilder let content: () -> Content; var body: some View { VStack { content() } } }
struct MeterScreen: View {
  let meter: Meter  // wrong
  @ObservedObject var meter: Meter  // right
  var body: some View { Panel2 { Text("\(meter.value)") } }
}
let meter = Meter()
:mount MeterScreen(meter: meter)
meter.value = 3
