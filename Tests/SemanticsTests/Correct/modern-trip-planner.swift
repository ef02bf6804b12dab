import SwiftUI

enum Stop: Hashable {
  case city(String)
  case sight(String, in: String)
}

@Observable final class TripRouter {
  var path: [Stop] = []
  func show(_ stop: Stop) { path.append(stop) }
  func popToRoot() { path.removeAll() }
}

@Observable final class Trip {
  private(set) var visited: Set<String> = []
  let cities = ["Rome": ["Forum", "Pantheon"], "Paris": ["Louvre"]]
  func visit(_ sight: String) { visited.insert(sight) }
}

struct SightView: View {
  let name: String
  @Environment(Trip.self) private var trip
  @Environment(TripRouter.self) private var router
  var body: some View {
    VStack {
      Text(trip.visited.contains(name) ? "\(name) seen" : name)
      Button("Visit") { trip.visit(name) }
      Button("Home") { router.popToRoot() }
    }
  }
}

struct CityView: View {
  let name: String
  @Environment(Trip.self) private var trip
  @Environment(TripRouter.self) private var router
  var body: some View {
    List(trip.cities[name] ?? [], id: \.self) { sight in
      Button("\(trip.visited.contains(sight) ? "✓" : "–") \(sight)") { router.show(.sight(sight, in: name)) }
    }
    .navigationTitle(name)
  }
}

struct TripView: View {
  @State private var router = TripRouter()
  @State private var trip = Trip()
  var body: some View {
    NavigationStack(path: $router.path) {
      List(trip.cities.keys.sorted(), id: \.self) { city in
        NavigationLink(city, value: Stop.city(city))
      }
      .navigationDestination(for: Stop.self) { stop in
        switch stop {
        case .city(let name): CityView(name: name)
        case .sight(let name, _): SightView(name: name)
        }
      }
    }
    .environment(router)
    .environment(trip)
  }
}

#Preview { TripView() }
:mount TripView()
:tap Rome
:tap "– Forum"
:tap Visit
:tap Home
:tap Rome
