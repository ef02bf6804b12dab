enum E: Error { case one }
func f(_ x: () -> Int) { print("plain") }
func f(_ x: () async -> Int) { print("async") }
f { 1 }
func g(_ x: (Int) -> Int) { print("1") }
func g(_ x: (Int, Int) -> Int) { print("2") }
func g(_ x: () -> Int) { print("0") }
g { 1 }
g { $0 }
g { $0 + $1 }
g { a, b in a }
g { _ in 1 }
func h(_ x: @escaping () -> Void, _ n: Int) { print("Int") }
func h(_ x: () -> Void, _ n: Double) { print("Double") }
h({}, 1)
h({}, 1.5)
func k(_ x: inout Int, _ y: Int) { print("inout first") }
func k(_ x: Int, _ y: inout Int) { print("inout second") }
var a = 1, b = 2
k(&a, b)
k(a, &b)
