
extension Double {
  init(days: Double = 0, hours: Double = 0, minutes: Double = 0) { self = days * 86400 + hours * 3600 + minutes * 60 }
}
private let low = Double(hours: 8)
private let empty = low + Double(hours: 1)
enum S { case food, water; var a: Double { switch self { case .food: low; case .water: empty } }; var b: Double { switch self { case .food: empty; case .water: low } } }
print(S.food.a, S.water.a, S.food.b, S.water.b)
