struct P { var price = 1.0; var n = 1; var list: [Int] = []; func m(_ a: Int) -> Double { 1 }; func m(_ a: String) -> Double { 1 }; func k() -> P? { nil }; func k(_ n: Int) -> P? { nil }; func z(_ a: Int) -> P? { nil }; func z(_ b: String) -> P? { nil } ; var name = "" }
let ps = [P()]; let p: P? = P(); let dict = ["a": P()], nested = ["a": [1]]
func ov(_ n: Int) -> P? { nil }
func ov(_ n: String) -> P? { nil }
let i = 1
let a1 = p?.list.count > 2
let a2 = p?.list.first > 2
let a3 = p?.m(1) > 2.5
let a4 = p?.m("a") > 2.5
let a5 = P().k()?.n > 2
let a6 = P().z(1)?.n > 2
let a7 = ov(1)?.n > 2
let a8 = ov(i)?.n > 2
let a9 = P().z(i)?.n > 2
let a10 = ps.first?.list.count > 2
let a11 = nested["a"]?.count > 2
let a12 = nested["a"]?.first > 2
let a13 = p?.name.count > 2
let a15 = ps.min { $0.n < $1.n }?.n > 1
let a16 = ps.randomElement()?.n > 1
let a18 = ps.sorted { $0.n < $1.n }.first?.n > 1
let a20 = ps.popLast2?.n > 1
extension Array { var popLast2: Element? { nil } }
