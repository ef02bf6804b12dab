let points = [1.0, 5.0, 2.0]
let i = points.enumerated().first(where:) { $0.element > 2 }
print(i as Any)
let k = points.map { $0 * 2 }.first(where:) { $0 > 3 }
