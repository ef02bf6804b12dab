func f(_ x: Int?) -> String { "Int?" }; func f<T>(_ x: T) -> String { "T=\(T.self)" }
func g(_ x: Any) -> String { "Any" }; func g(_ x: [Int]) -> String { "[Int]" }; func g<T>(_ x: T) -> String { "T=\(T.self)" }; func g(_ x: Double) -> String { "Double" }
print(g([1].map { $0 }), g([1].map { $0 * 2 }), g([1].reversed()), g([1].count), g("a".count), g([1][0]), g([1].reduce(0, +)), g([1.5].reduce(0, +)), g([1].filter { $0 > 0 }), g(["a": 1]["a"] ?? 0), g([1].first!), g([1.5].first!), g(1.description), g([1, 2].map(Double.init)[0]))
func h(_ x: Any?) -> String { "Any?" }; func h(_ x: Int) -> String { "Int" }; func h(_ x: String) -> String { "String" }; func h(_ x: CustomStringConvertible) -> String { "CSC" }
print(h([1].first), h([1].count), h([1].first!), h("a".first), h("a".uppercased()), h([1].map { $0 }), h(["a"].first!), h(["a"].joined()), h([1, 2].max()!), h([1: 2].count), h([1.5].max()!))
