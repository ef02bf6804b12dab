let x: Double = -60 * .random(in: 5...5)
print(x)
let y: Double = .random(in: 1...1) * 2 + 1
let z = -60 * Double.random(in: 2...2)
let w: Float = 1 - .random(in: 0...0) * 2
print(y, z, w)
let n: Int = .random(in: 3...3) + 1
let p = (x: Double.random(in: 1...1), y: -Double.pi / 2 * 2)
print(n, p)
let q: Double = -.pi + .pi * 2
let r: CGFloatLike = .zero + 1
print(q, r)
typealias CGFloatLike = Double
