import Foundation

// An integer exponent makes swiftc try the power of a Decimal first.
print([1.0, 2.0].map { pow($0, 2) })
print([1.0, 2.0].map { pow($0, 2) + 1 })
let values = [1.0, 2.0, 3.0]
print(values.map { pow($0, 2) }, values.map { pow($0, 0.5).rounded() })
let mean = values.reduce(0, +) / Double(values.count)
print(sqrt(values.map { pow($0 - mean, 2) }.reduce(0, +) / Double(values.count - 1)))
print((1...3).map { pow(2.0, Double($0)) }, (1...3).map { pow(Double($0), 2) }.reduce(0, +))
print([Float(1), 2].map { pow($0, 2) })
let typed: [Double] = [1, 2].map { pow($0, 2) }
print(typed, values.map { sqrt($0) }.max()!)
