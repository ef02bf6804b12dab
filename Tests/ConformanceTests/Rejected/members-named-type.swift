struct A { enum Type {} }
enum B { case Type, other }
struct C { var Type = 1; struct Protocol {} }
class Type {}
struct D { enum `Type` {} }
extension A { typealias Protocol = Int }
func f() { struct Type {} }
protocol P { associatedtype Type }
