class Animal {}
class Dog: Animal {}
protocol P {}
struct S: P {}
let a = Animal()
let b = a as Dog
let c = 3 as String
let d = a as S
let e: Any = 3
let f = e as Int
let g = S() as P
let h = S() as any P as S
let i = "a" as Int
let j = [1] as [String]
let k = a as! Dog as Animal
let l = (a as Dog).self
let n = Optional(3) as Int
let o = 3 as Int?
let q = [a] as [Dog]
let r = 3.5 as Int
let t = a as P
