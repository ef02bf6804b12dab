struct P { func f() {} var x = 1 }
class C { var a = 1 let b = 2 }
enum E { case a case b }
let p = P() let q = 1
func g() { print(1) print(2) }
let wrong: Int = "x"
