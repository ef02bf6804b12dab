let d = 2.5, p = (x: 1.5, y: 2), s = "a", xs = [1]
let a = d * 2 as Int
let b = p.x as Int
let c = s.count as String
let e = xs[0] as String
let f = s.uppercased() as Int
let g = xs.first! as String
let h = s.count + 1 as Double
let i = xs.first as Int
let j: [Int] = [:]
let k: Int = []
func take(_ x: Int) {}
take([:])
take([])
