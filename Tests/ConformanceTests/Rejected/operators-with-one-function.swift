// An operator that one function implements is called like a function: its wrong operand is reported.
infix operator <+>: AdditionPrecedence
prefix operator √
struct Vector { var x: Int }
func <+> (a: Vector, b: Vector) -> Vector { Vector(x: a.x + b.x) }
prefix func √ (a: Vector) -> Vector { a }
let one = Vector(x: 1)
let sum = one <+> 2
let other = "a" <+> one
let root = √3
