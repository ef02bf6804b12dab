// A sum of literals has its default type before an operator of the program is chosen; a literal alone has none.
func hit(_ n: Int, _ t: Any.Type...) { print(n, t) }
infix operator <+> : ComparisonPrecedence
func <+> (_ a: Double, _ p0: Double) { hit(0) }
func <+> <T>(_ a: T, _ p0: T) { hit(1, T.self) }
1 <+> 1 + 2
1 + 2 <+> 2
(1) <+> (2)
1 <+> (2)
1 + 2 <+> 3 + 4
-1 <+> 2
2.0 <+> 1 + 2
let d = 2.0; let i = 2
d <+> 1 + 2
d <+> 1
i <+> 1
i <+> 1 + 2
infix operator <-> : ComparisonPrecedence
func <-> (_ a: Double, _ p0: Double) -> Int { hit(0); return 1 }
func <-> (_ a: Int?, _ p0: Int?) -> Int { hit(1); return 1 }
_ = 1 <-> 1 + 2
_ = 1 <-> 1
_ = 1 + 1 <-> 1
_ = (1) <-> (1)
func fx(_ a: Double, _ p0: Double) { hit(0) }
func fx(_ a: Int?, _ p0: Int?) { hit(1) }
fx(1, 1)
fx(1, 1 + 2)
fx((1), (1 + 2))
fx((1), (1))
prefix operator <**
prefix func <** (_ p0: UInt) { hit(0) }
prefix func <** <T>(_ p0: T) { hit(1, T.self) }
<**(1)
<**((1))
<**(-1 + 3)
infix operator <^> : ComparisonPrecedence
func <^> (_ a: String, _ p0: String) { hit(0) }
func <^> <T>(_ a: T, _ p0: T) { hit(1, T.self) }
"a" <^> "b"
"a" + "b" <^> "b"
infix operator <&> : ComparisonPrecedence
func <&> (_ a: Double, _ p0: Double) { hit(0) }
func <&> <T>(_ a: T, _ p0: T) { hit(1, T.self) }
1.0 + 2 <&> 3
1 + 2.0 <&> 3
1 <&> 2.5
prefix operator <*^
prefix func <*^ (_ p0: UInt) { hit(0) }
prefix func <*^ <T: ExpressibleByIntegerLiteral>(_ p0: T) { hit(4, T.self) }
<*^(1 + 2)
prefix operator <*!
prefix func <*! (_ p0: UInt) { hit(0) }
prefix func <*! <T>(_ p0: T?) { hit(1, T.self) }
<*!(1 + 2)
prefix operator <*%
prefix func <*% (_ p0: UInt) { hit(0) }
prefix func <*% <T>(_ p0: T) { hit(1, T.self) }
<*%(1 + 2)
<*%1
<*%(1 * 2 + 3)
prefix operator <*-
prefix func <*- (_ p0: Double) { hit(0) }
prefix func <*- <T>(_ p0: T) { hit(1, T.self) }
<*-(1 + 2)
<*-(-1)
<*-1
infix operator <+%> : AdditionPrecedence
func <+%> (_ a: Double, _ p0: Double) { hit(0) }
func <+%> <T>(_ a: T, _ p0: T) { hit(1, T.self) }
1 <+%> (1 + 2)
1 <+%> 2
(1 + 2) <+%> 2
2.0 <+%> (1 + 2)
func fz(_ a: Double, _ p0: Double) { hit(0) }
func fz<T>(_ a: T, _ p0: T) { hit(1, T.self) }
fz(1, 1 + 2)
fz(1, 2)
fz(1.5, 2)
func gx(_ a: UInt8) { hit(0) }
func gx(_ a: some Any) { hit(1) }
gx(1 + 2)
gx(1)
gx(-1)
gx((1))
