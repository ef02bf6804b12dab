import SwiftUI

enum Units: String, CaseIterable, Identifiable {
  case metric, imperial
  var id: Self { self }
}

@Observable final class Ride {
  var meters = 1500.0
  func add(_ more: Double) { meters += more }
}

struct DistanceText: View {
  let meters: Double
  @AppStorage("units") private var units = Units.metric
  var body: some View {
    switch units {
    case .metric: Text("\(Int(meters)) m")
    case .imperial: Text("\(Int(meters * 3.28)) ft")
    }
  }
}

struct UnitsForm: View {
  @AppStorage("units") private var units = Units.metric
  @AppStorage("shows") private var showsDistance = true
  var body: some View {
    Form {
      Picker("Units", selection: $units) {
        ForEach(Units.allCases) { Text($0.rawValue).tag($0) }
      }
      Toggle("Show", isOn: $showsDistance)
    }
  }
}

struct RideView: View {
  @State private var ride = Ride()
  @AppStorage("shows") private var showsDistance = true
  @State private var showsSettings = false
  var body: some View {
    VStack {
      if showsDistance { DistanceText(meters: ride.meters) }
      Button("Ride on") { ride.add(500) }
      Button("Settings") { showsSettings = true }
    }
    .sheet(isPresented: $showsSettings) { UnitsForm() }
  }
}

#Preview { RideView() }
:mount RideView()
:tap "Ride on"
:tap Settings
:pick Units imperial
:toggle Show
:toggle Show
