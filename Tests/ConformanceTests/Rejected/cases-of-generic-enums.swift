enum E<T> { case a(T), b }
func other(_ v: E<String>) { switch v { case E<Int>.a(let x): print(x); default: print("d") } }
func noPayload(_ v: E<String>) { switch v { case E<Int>.b: print(1); default: print("d") } }
func any(_ v: Any) { switch v { case E.a(let x): print(x); default: print("d") } }
func optional(_ v: E<String>?) { switch v { case E.a(let x): print(x); default: print("d") } }
func number(_ v: Int) { switch v { case E.a(let x): print(x); default: print("d") } }
func inCondition(_ v: Any) { if case E.b = v { print(1) } }
func some(_ v: Int) { switch v { case Optional.some(let x): print(x); default: print("d") } }
func someOfAny(_ v: Any) { switch v { case Optional.some(let x): print(x); default: print("d") } }
func none(_ v: Int) { switch v { case Optional<Int>.none: print("n"); default: print("d") } }
func array(_ v: [Int]) { switch v { case Optional<Int>.none: print("n"); default: print("d") } }
func generic<T>(_ v: T) { if case Optional<Int>.some(let x) = v { print(x) } }
