import SwiftUI

struct UnitsView: View {
  let defaults = UserDefaults.standard  // wrong
  @AppStorage("units") private var units = "metric"  // right
  var body: some View {
    Text(defaults.string(forKey: "units") ?? "metric")  // wrong
    Text(units)  // right
  }
}
