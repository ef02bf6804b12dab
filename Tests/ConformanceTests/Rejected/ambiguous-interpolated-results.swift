// Functions whose results are equally special for an interpolation.
class Base {}
func a() -> (Int, Int) { (1, 2) }
func a() -> Int? { 1 }
func b() -> Int8 { 1 }
func b() -> Int { 1 }
func c() -> [String] { [] }
func c() -> Any { 1 }
func c() -> Int { 1 }
print("\(a())")
print("<\(b())>")
let text = "\(c())"
