class T { }
class U: T { }
protocol P { }
struct S: P { }
func f(_ t: inout T) {}
func g(_ p: inout any P) {}
func h(_ p: inout T?) {}
func k(_ p: inout Any) {}
func l(_ p: inout [T]) {}
func n(_ p: inout Double) {}
var u = U(); var s = S(); var us = [U()]; var i = 1
f(&u)
g(&s)
h(&u)
k(&s)
l(&us)
n(&i)
var ou: U? = u
h(&ou)
extension T { func m(_ t: inout T) {} }
u.m(&u)
