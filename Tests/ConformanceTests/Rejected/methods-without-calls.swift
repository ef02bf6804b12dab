let d = 2.5, s = "abc", xs = [3, 1]
let a = d.rounded + 1
let b = s.uppercased + "x"
let c = xs.reversed.count
let e: Double = d.rounded
let f: String = s.uppercased
let g: [Int] = xs.sorted
func take(_ x: Double) {}
take(d.rounded)
