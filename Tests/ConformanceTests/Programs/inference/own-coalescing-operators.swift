// An operator `??` of the program beside the library's: the expected type decides.

protocol Shape {}
struct Either<A, B>: CustomStringConvertible { var description: String { "either" } }
extension Optional: Shape where Wrapped: Shape {}
extension Optional where Wrapped: Shape {
  static func ?? <R: Shape>(left: Self, right: @autoclosure () -> R) -> Either<Self, R> { Either() }
}
struct Plain { var number = 1 }
struct Circle: Shape {}
let plain: Plain? = nil
func one() -> Plain { plain ?? Plain() }
func two(_ plains: [Int: Plain]) -> Plain? { plains[1] ?? plains[2] }
print(one(), two([:]) as Any)
let circle: Circle? = nil
print(circle ?? Circle())
let typed: Circle = circle ?? Circle()
print(typed, circle ?? circle)
func three() -> Circle? { nil ?? circle ?? circle }
print(three() as Any)
