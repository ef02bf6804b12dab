// Operators that are generic or not: those whose operands all have one type, and others.
infix operator +++ : AdditionPrecedence
func +++ (a: Int?, b: Int?) -> String { "Int?" }
func +++ <T>(a: T, b: T) -> String { "T" }
let i = 1
let o: Int? = 2
print(1 +++ 2)
print(i +++ i)
print(i +++ o)
print(o +++ o)
infix operator ++- : AdditionPrecedence
func ++- (a: Any, b: Any) -> String { "Any" }
func ++- <T>(a: T, b: T) -> String { "T" }
print(1 ++- 2)
print(i ++- i)
print("a" ++- 1)
infix operator +-+ : AdditionPrecedence
class B {}
class D: B {}
func +-+ (a: B, b: B) -> String { "B" }
func +-+ <T: B>(a: T, b: T) -> String { "T" }
print(D() +-+ D())
print(B() +-+ D())
infix operator +-- : AdditionPrecedence
func +-- (a: Int, b: D?) -> String { "D?" }
func +-- <T: B>(a: Int, b: T) -> String { "T" }
print(i +-- D())
print(1 +-- D())
infix operator -+- : AdditionPrecedence
func -+- (a: Double, b: Double) -> String { "Double" }
func -+- <T: Numeric>(a: T, b: T) -> String { "T" }
print(1 -+- 2)
print(i -+- i)
print(1.5 -+- 2)
infix operator --+ : AdditionPrecedence
func --+ (a: Int, b: Int) -> Int { 1 }
func --+ <T>(a: T, b: T) -> String { "T" }
print(1 --+ 2)
let sss: String = 1 --+ 2
print(sss)
prefix operator +++
prefix func +++ (a: Int?) -> String { "Int?" }
prefix func +++ <T>(a: T) -> String { "T" }
print(+++1)
print(+++i)
print(+++o)
protocol P {}
struct S: P {}
let dd = D()
infix operator *-- : AdditionPrecedence
func *-- (a: Int, b: D?) -> String { "D?" }
func *-- <T: B>(a: Int, b: T) -> String { "T" }
print(i *-- dd)
infix operator *-* : AdditionPrecedence
func *-* (a: Int, b: S?) -> String { "S?" }
func *-* <T: P>(a: Int, b: T) -> String { "T" }
print(i *-* S())
infix operator **- : AdditionPrecedence
func **- (a: Int, b: String?) -> String { "S?" }
func **- <T>(a: Int, b: T) -> String { "T" }
print(i **- "a")
infix operator -*- : AdditionPrecedence
func -*- (a: D?, b: D?) -> String { "D?" }
func -*- <T: B>(a: T, b: T) -> String { "T" }
print(dd -*- dd)
infix operator --* : AdditionPrecedence
func --* (a: S?, b: S?) -> String { "S?" }
func --* <T: P>(a: T, b: T) -> String { "T" }
print(S() --* S())
infix operator --- : AdditionPrecedence
func --- (a: Int, b: Int?) -> String { "Int?" }
func --- <T: Equatable>(a: Int, b: T) -> String { "T" }
print(i --- i)
