// Closures with packs among their parameters, and memberwise initializers of types with packs in other packs' bodies.
func wrapped<each I, O>(_ f: @escaping (repeat each I) -> O) -> (repeat each I) -> [O] {
  { (i: repeat each I) in [f(repeat each i)] }
}
let sum = wrapped { (a: Int, b: Int) in a + b }
print(sum(1, 2))

func doubled<each I, O>(_ f: @escaping (repeat each I) -> O) -> (repeat each I) -> (O, O) {
  return { (arguments: repeat each I) -> (O, O) in
    let first = f(repeat each arguments)
    return (first, f(repeat each arguments))
  }
}
let shout = doubled { (s: String) in s + "!" }
print(shout("a"))

struct Row {
  var id: Int
  var name: String
}
struct Query<each C> {
  let columns: (repeat KeyPath<Row, each C>)
  func run(_ rows: [Row]) -> [(repeat each C)] { rows.map { row in (repeat row[keyPath: each columns]) } }
}
func select<each C>(_ columns: repeat KeyPath<Row, each C>) -> Query<repeat each C> {
  Query(columns: (repeat each columns))
}
let rows = [Row(id: 1, name: "n"), Row(id: 2, name: "m")]
print(select(\.id, \.name).run(rows))
print(select(\.name).run(rows))

struct Lists<each C> { let lists: (repeat [each C]) }
func lists<each D>(_ all: repeat [each D]) -> Lists<repeat each D> { Lists(lists: (repeat each all)) }
print(lists([1], ["a"]).lists)
