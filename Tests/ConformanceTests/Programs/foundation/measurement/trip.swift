import Foundation

struct Trip {
  var name: String
  var distance: Measurement<UnitLength>
  var duration: Measurement<UnitDuration>
  var speed: Measurement<UnitSpeed> {
    Measurement(
      value: distance.converted(to: .meters).value / duration.converted(to: .seconds).value,
      unit: UnitSpeed.metersPerSecond)
  }
}
let trips = [
  Trip(name: "bike", distance: Measurement(value: 12, unit: .kilometers), duration: Measurement(value: 40, unit: .minutes)),
  Trip(name: "walk", distance: Measurement(value: 3000, unit: .meters), duration: Measurement(value: 0.5, unit: .hours)),
]
for trip in trips.sorted(by: { $0.speed < $1.speed }) {
  print(trip.name, trip.speed.converted(to: .kilometersPerHour).value.rounded(), trip.duration)
}
let data = try JSONEncoder().encode(trips[0].distance)
print(try JSONDecoder().decode(Measurement<UnitLength>.self, from: data) == trips[0].distance)
func describe<U: Dimension>(_ value: Measurement<U>) -> String { "\(value.value) \(value.unit.symbol)" }
print(describe(trips[0].distance), describe(trips[1].duration))
