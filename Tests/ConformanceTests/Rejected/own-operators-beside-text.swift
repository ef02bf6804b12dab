import Foundation
struct P { static func + (a: P, b: Int) -> P { a } }
struct Q { static func - (a: Q, b: Int) -> Q { a } }
struct R { static func + (a: R, b: R) -> R { a } }
let text = "q", count = 4
let a = Date() + "1"
let b = Date() + count
let c = Date() - "1"
let d = P() + "1"
let e = P() + text
let f = P() + [1]
let g = "a" + P()
let h = Q() - "a"
let i = Q() - P()
let j = R() + "a"
let k = Date() + Date()
let l = Date() - count
let m = Decimal(1) + text
let n = Date().addingTimeInterval(count)
