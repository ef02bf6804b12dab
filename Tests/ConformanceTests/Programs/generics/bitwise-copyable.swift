// Which types are BitwiseCopyable, by themselves or by their parts.
struct Point { var x = 1.5; var y: Float = 2 }
enum Side: UInt8 { case left, right }
enum Shape { case dot(Int), line(Int, Side), none }
struct Grid: BitwiseCopyable { var width: Int; var side = Side.left; var shape = Shape.none }
func bits<T: BitwiseCopyable>(_ value: T) -> String { "\(T.self) \(MemoryLayout<T>.size)" }
func isPlain<T: BitwiseCopyable>(_: T) -> String { "plain" }
func isPlain<T>(_: T) -> String { "other" }
struct Named { var name = "" }
final class Node {}
indirect enum Tree { case leaf, node(Tree) }
struct Box<T> { var value: T }
print(bits(1), bits(2.5 as Float), bits(true), bits(UInt8(3)), bits(Point()), bits(Side.left))
print(bits(Grid(width: 2)), bits(Shape.dot(1)))
print(isPlain(1), isPlain(Point()), isPlain(Shape.none), isPlain("a"), isPlain(Named()), isPlain(Node()))
print(isPlain(Tree.leaf), isPlain([1]), isPlain(Box(value: 1)), isPlain(Grid(width: 1)))
