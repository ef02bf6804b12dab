import Foundation

let walk = Measurement(value: 1.5, unit: UnitLength.kilometers)
let run = Measurement(value: 500, unit: UnitLength.meters)
print(walk + run, walk - run, walk * 2, 2 * run, walk / 3)
print(walk > run, walk == Measurement(value: 1500, unit: UnitLength.meters), run < walk)
print([walk, run].max()!, [walk, run].sorted().map(\.value))
let legs = [walk, run, walk]
let total = legs.reduce(Measurement(value: 0, unit: UnitLength.meters), +)
print(total, total.value, total.converted(to: .kilometers))
print(walk.description, run.unit == UnitLength.meters, run.unit == .feet)
print(Set([walk, Measurement(value: 1500, unit: UnitLength.meters)]).count)
print(Measurement(value: 20, unit: UnitTemperature.celsius) > Measurement(value: 50, unit: UnitTemperature.fahrenheit))
