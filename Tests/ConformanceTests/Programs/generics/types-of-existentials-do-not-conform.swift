protocol Shape { static var corners: Int { get } }
struct Square: Shape { static let corners = 4 }
func corners<T>(of type: T.Type) -> Int { (T.self as? any Shape.Type)?.corners ?? -1 }
func isShape<T>(_ type: T.Type) -> Bool { T.self is any Shape.Type }
func isError<T>(_ type: T.Type) -> Bool { T.self is any Error.Type }
print(corners(of: Square.self), corners(of: (any Shape).self), corners(of: Int.self))
print(isShape(Square.self), isShape((any Shape).self), isShape(Any.self), isShape((any Shape & AnyObject).self))
print(isError((any Error).self), isError((any Shape).self))
print((any Shape).self is any Shape.Type, Square.self is any Shape.Type)
