class D1: D2 {}
class D2: D1 {}
let a = b
let b = a
let q = q + 1
protocol P1: P2 {}
protocol P2: P1 {}
class E1: E2 {}
class E2: E3 {}
class E3: E1 {}
