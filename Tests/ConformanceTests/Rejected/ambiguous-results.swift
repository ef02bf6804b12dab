func f() -> Int { 1 }
func f() -> String { "" }
f()
_ = f()
let x = f()
print(f())
let y: Double = f()
func g() -> Int { 1 }
func g() -> Int? { 1 }
let z = g()
