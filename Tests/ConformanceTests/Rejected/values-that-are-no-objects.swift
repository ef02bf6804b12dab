struct S {}
func m(_ x: AnyObject) {}
func n(_ x: AnyObject?) {}
m(3)
m(S())
m("a")
m([1])
m((1, 2))
n(S())
let a: AnyObject = 3
let b: AnyObject = S()
var c: AnyObject? = S()
c = 3
func r() -> AnyObject { S() }
