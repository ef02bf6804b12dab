// Operators in types that are not static, that nothing implements, or that are two.
infix operator <+>
prefix operator ~~
struct V { func + (a: V, b: V) -> V { a } }
extension V { prefix func - (a: V) -> V { a } }
class W { func * (a: W, b: W) -> W { a } }
let a = 1 <+> 2
let b = ~~5
let c = !!true
let d = !true
