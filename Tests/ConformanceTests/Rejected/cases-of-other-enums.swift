enum E { case a, b(Int) }
enum F { case a, c(Int) }
func other(_ v: E) { switch v { case F.a: print(1); default: print("d") } }
func payload(_ v: E) { switch v { case F.c(let x): print(x); default: print("d") } }
func number(_ v: Int) { switch v { case F.a: print(1); default: print("d") } }
func condition(_ v: Int) { if case F.c(let x) = v { print(x) } }
func text(_ v: String) { if case F.a = v { print(2) } }
func optional(_ v: E?) { switch v { case E.a: print(1); default: print("d") } }
func inCondition(_ v: E?) { if case E.b(let x) = v { print(x) } }
func object(_ v: AnyObject) { if case E.a = v { print(1) } }
func unbound<T>(_ v: T) { if case E.a = v { print(1) } }
func unboundSwitch<T>(_ v: T) { switch v { case E.b(let x): print(x); default: print("d") } }
func any(_ v: Any?) { if case E.a = v { print(2) } }
