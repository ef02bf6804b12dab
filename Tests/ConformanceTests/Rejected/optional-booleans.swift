let bo: Bool? = true, bi: Int? = 1
func f() -> Bool? { nil }
struct S { var b: Bool?; func g() -> Bool? { nil } }
let s = S(), so: S? = nil
if bo {}
if f() {}
if s.b {}
if s.g() {}
if so?.b {}
if bi {}
while bo {}
while f() {}
while s.b {}
while bi {}
repeat {} while bo
repeat {} while f()
guard bo else { fatalError() }
guard f() else { fatalError() }
guard bi else { fatalError() }
if bo, true {}
if true, bo {}
if !bo {}
if !f() {}
if bo && true {}
if f() && true {}
if true && f() {}
if true && bi {}
if bi && true {}
_ = bo ? 1 : 2
_ = f() ? 1 : 2
_ = bi ? 1 : 2
let c: Bool = bo
let d = bo && true
let e = true || bo
func r() -> Bool { bo && true }
func r2() -> Bool { bo }
_ = [1].filter { _ in bo }
_ = [1].filter { _ in bo && true }
for i in [1] where bo {}
switch 1 { case 1 where bo: break; default: break }
