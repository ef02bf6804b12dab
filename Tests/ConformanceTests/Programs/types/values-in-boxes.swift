// `as AnyObject` without Foundation: boxes.
struct P { var x = 1 }
let o = P(x: 3) as AnyObject
print((o as? P)?.x as Any, o is P, o)
let i = 5 as AnyObject
print(i as? Int as Any, type(of: i), i)
let s = "a" as AnyObject
print(s, type(of: s), type(of: o))
let c = [P()] as AnyObject
print((c as? [P])?.count as Any, type(of: c))
