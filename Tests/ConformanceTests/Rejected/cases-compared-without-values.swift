enum Plain { case negative(Int), none }
enum Shape: Equatable { case circle(Double), square(side: Int), empty }
let plain = Plain.none, shape = Shape.empty
print(plain == .negative)
print(shape == .circle)
if shape != .circle {}
let reversed = .circle == shape
print([shape].filter { $0 == .circle })
let maybe: Shape? = shape
print(maybe == .circle)
