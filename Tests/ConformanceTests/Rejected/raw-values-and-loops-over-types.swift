enum A: String { case on }
enum B: String, Codable { case on }
enum D: Int, CaseIterable { case a }
let a = A("on")
let d = D(1)
let e: A = "on"
let f: A = A.on.rawValue
let g: String = A.on
let h: A = A(rawValue: "on")
let i = A(rawValue: 3)
let j = D(rawValue: "a")
let k = A.init("on")
let l: D = 1
let m = A[0]
let n = D.allCases["a"]
for x in D { }
for x in D.a { }
for x in Int { }
for x in 5 { }
for x in "abc".count { }
for x in nil { }
for x in print { }
