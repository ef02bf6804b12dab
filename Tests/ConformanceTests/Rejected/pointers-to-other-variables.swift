// Pointers to variables of other types, to constants, and to values without a place.
func f(_ p: UnsafeMutablePointer<Int>) { p.pointee += 1 }
func g(_ p: UnsafeMutablePointer<Int>?) {}
func r(_ p: UnsafeRawPointer) {}
func plain(_ n: Int) {}
let c = 1
f(&c)
var s = "a"
f(&s)
g(&s)
var n = 1
f(n)
plain(&n)
var l = ["a"]
f(&l)
r(n)
func u(_ p: UnsafePointer<Int>) {}
func u2(_ p: UnsafePointer<Int>?) {}
var s2 = "a"
u(&s2)
u2(&s2)
var l2 = ["a"]
u(&l2)
u("x")
