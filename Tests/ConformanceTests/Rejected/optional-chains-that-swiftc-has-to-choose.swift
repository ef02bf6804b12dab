struct P { var price = 1.0; var n = 1; var q: P? { nil }; func m() -> Double { 1 }; func m(_ a: Int) -> Double { 1 }; func once() -> Double { 1 }; static let shared: P? = nil; subscript(i: Int) -> Double { 1 } }
struct H { var p: P? = nil; var ps: [P] = [] }
let ps = [P()]; let p: P? = P(); let h = H(); let dict = ["a": P()]
let a1 = p?.q?.price > 2.5
let a2 = p?.once() > 2.5
let a3 = p?.m() > 2.5
let a4 = h.p?.price > 2.5
let a5 = h.ps.first?.price > 2.5
let a6 = dict["a"]?.price > 2.5
let a7 = P.shared?.price > 2.5
let a8 = p?[0] > 2.5
let a9 = ps.last?.price > 2.5
let a10 = ps.first?.n > 2
let a11 = ps.map(\.price).first > 2.5
let a12 = ps.first?.once() > 2.5
let a13 = p?.price + 1 > 2
let a14 = ps.first { $0.n > 1 }?.price > 2
let a15 = "ab".first?.wholeNumberValue > 2
let a16 = p?.n + 2
let a17 = dict["a"]?.n + 2
let a18 = h.ps.first?.n * 2
let a19 = ps.min { $0.n < $1.n }?.n + 1
func f(_ x: P?) -> Bool { x?.price > 2.5 }
func g(_ x: [P]) -> Bool { x.first?.price > 2 }
let cl = { (x: P?) in x?.n > 2 }
let a25 = ps.filter { $0.q?.price > 2.5 }
let a26 = ps.count > 2 && ps.first?.price > 2
