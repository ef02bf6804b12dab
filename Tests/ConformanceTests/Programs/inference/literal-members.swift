extension Double {
  var km: Double { self * 1000 }
  func times(_ n: Int) -> Double { self * Double(n) }
}
print(3.km, 3.5.km, (3).km, -3.km)
print(2.times(4))
extension Float { var half: Float { self / 2 } }
print(5.5.isZero, (5 as Float).half)
extension Int { var squared: Int { self * self } }
print(3.squared, -3.squared)
