var i = 0
while case let k = Optional(i), let k { print(k); i += 1; if i > 2 { break } }
if let x = Optional(Optional(3)), let x { print(x) }
if case let y = Optional(4), let y { print(y) }
func f(_ a: Int??) { guard let a, let a else { print("nil"); return }; print(a) }
f(3); f(nil)
