import SwiftUI
struct Units: View {
  @AppStorage("units") private var units = "metric"  // right
  private let defaults = UserDefaults.standard  // wrong
  var body: some View {
    Text(defaults.object(forKey: "units") as? String ?? "metric")  // wrong
    Text(units)  // right
  }
}
:mount Units()
UserDefaults.standard.set("imperial", forKey: "units")
