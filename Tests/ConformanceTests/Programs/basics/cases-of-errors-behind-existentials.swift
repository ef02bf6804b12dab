enum E: Error { case a, b(Int) }
do { throw E.a } catch E.a { print("a") } catch E.b(let x) where x > 1 { print(x) }
let r: Result<Int, any Error> = .failure(E.b(2))
if case .failure(E.b(let x)) = r { print(x) }
switch r { case .failure(E.a): print(1); case .failure(let e as E): print(e); default: print("d") }
let o: (any Error)? = E.b(3)
if case E.b(let x)? = o { print(x) }
if case .some(E.b(let y)) = o { print(y) }
