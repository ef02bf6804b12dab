// Backquotes are no part of a label, wherever it is written.
enum Endpoint {
  case search(query: String?, `in`: String?, `default`: Int)
  case plain(`for`: Int)
}
func make(query: String?, `in`: String?) -> Endpoint { .search(query: query, `in`: `in`, `default`: 1) }
func other(query: String?, in: String?) -> Endpoint { .search(query: query, in: `in`, default: 2) }
print(make(query: "a", in: "b"))
print(other(query: "a", in: "b"))
print(Endpoint.plain(for: 3))
for endpoint in [make(query: "x", in: nil), .plain(for: 1)] {
  switch endpoint {
  case .search(let query, `in`: let place, default: let number): print(query ?? "-", place ?? "-", number)
  case .plain(for: let number): print(number)
  }
}
let pair: (`in`: Int, for: Int) = (in: 1, `for`: 2)
print(pair.in, pair.for, pair == (in: 1, for: 2))
struct Grid { subscript(`in` row: Int) -> Int { row * 2 } }
print(Grid()[in: 1], Grid()[`in`: 2])
let path = \Grid.[`in`: 3]
print(Grid()[keyPath: path])
