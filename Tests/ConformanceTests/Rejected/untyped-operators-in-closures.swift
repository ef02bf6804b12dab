func a<T>(_ x: T) {}
a({ $0 == $1 })
a { $0 + $1 }
func b(_ x: Any) {}
b({ $0 == $1 })
b { x in String(x) }
let c = { $0 + 1 }
let d = { $0 }
let e: Any = { $0 == $1 }
