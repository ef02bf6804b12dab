import SwiftUI
final class Units { var isMetric = true }  // wrong
@Observable final class Units { var isMetric = true }  // right
struct UnitsKey: EnvironmentKey { static let defaultValue = Units() }
extension EnvironmentValues { var units: Units { get { self[UnitsKey.self] } set { self[UnitsKey.self] = newValue } } }
struct LengthView: View {
  @Environment(\.units) private var units
  var body: some View { Text(units.isMetric ? "m" : "ft") }
}
let units = Units()
:mount LengthView().environment(\.units, units)
units.isMetric = false
