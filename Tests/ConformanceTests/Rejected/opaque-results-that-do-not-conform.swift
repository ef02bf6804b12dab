protocol P {}
struct A: P {}
struct B {}
func make(_ b: Bool) -> some P {
    if b { return A() }
    return B()
}
func make2(_ b: Bool) -> some P {
    if b { return B() }
    return A()
}
func make3() -> some P { B() }
var v: some P { 5 }
