let f: ((Int, Int)) -> Bool = { $0 == $1 }
func m() -> ((Int, Int)) -> Bool { { $0 == $1 } }
let list: [((Int, Int)) -> Bool] = [{ $0 == $1 }]
let g: ((Int, Int)) -> Bool = { a, b in a == b }
let h: ((Int, Int)) -> Bool = { (a, b) in a == b }
func take(_ body: ((Int, Int)) -> Bool) {}
take { $0 == $1 }
take({ a, b in a == b })
take(({ $0 == $1 }))
