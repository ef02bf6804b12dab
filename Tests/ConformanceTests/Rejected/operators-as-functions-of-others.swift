struct P { var n = 1.0 }
let ints = [1], doubles = [1.5], texts = ["a"], points = [P()]
let a: Double = ints.reduce(0, +) / 2.5
let b: Double = ints.reduce(0, -)
let c: Double = ints.reduce(0, *)
let d: Int = texts.reduce(0, +)
let e = texts.reduce(0, +)
let f = texts.reduce(0, *)
let g = doubles.reduce(0, +) / doubles.count
let h: Int = doubles.reduce(0, +)
let i = points.reduce(0, +)
let j = texts.sorted(by: +)
let k = ints.sorted(by: -)
let l = texts.reduce("", -)
let m: Float = ints.reduce(0, -) / Float(ints.count)
func mean(_ v: [Double]) -> Double { v.reduce(0, +) / v.count }
func ratio(_ v: [Int]) -> Double { v.reduce(0, +) / Double(v.count) }
extension Array { func total() -> Int { reduce(0, +) } }
extension Sequence { func sum() -> Int { reduce(0, +) } }
