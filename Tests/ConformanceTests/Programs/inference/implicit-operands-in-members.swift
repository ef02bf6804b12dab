struct K: Comparable { var n = 0; static func < (a: K, b: K) -> Bool { a.n < b.n }; static let lo = K(), hi = K(n: 9)
  var low: Bool { (.lo ... .hi) ~= self } 
  func isIn() -> Bool { return (.lo ..< .hi).contains(self) && .lo <= self }  }
print(K().low, K().isIn())
