// Beside a collection of labelled tuples, one of plain tuples is the more special parameter.
func list(_ a: [(Int, Int)]) { print("plain") }
func list(_ a: [(x: Int, y: Int)]) { print("labels") }
list([(x: 1, y: 2)])
list([(1, 2)])
list([])

func lists(_ a: [[(Int, Int)]]) { print("plain") }
func lists(_ a: [[(x: Int, y: Int)]]) { print("labels") }
lists([])
lists([[(1, 2)], [(x: 3, y: 4)]])

func maybe(_ a: [(Int, Int)?]) { print("plain") }
func maybe(_ a: [(x: Int, y: Int)?]) { print("labels") }
maybe([])

func table(_ a: [Int: (Int, Int)]) { print("plain") }
func table(_ a: [Int: (x: Int, y: Int)]) { print("labels") }
table([:])
table([1: (x: 1, y: 2)])

protocol Held {}
struct Box<T>: Held {
  var value: T
  init(_ value: T) { self.value = value }
}
func both(_ a: [(Int, Int)], _ b: any Held) { print("plain") }
func both(_ a: [(x: Int, y: Int)], _ b: any Held) { print("labels") }
func both<T>(_ a: Any, _ b: Box<T>) { print("any") }
func both<T>(_ a: [T], _ b: KeyPath<Box<Int>, T>) { print("key path") }
both([(x: 1, y: 2)], Box(1))
both([], Box([1]))
