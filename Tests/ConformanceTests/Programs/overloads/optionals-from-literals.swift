func f(_ x: Int) -> String { "Int" }; func f(_ x: [Int]) -> String { "[Int]" }; func f(_ x: Int?) -> String { "Int?" }; func f<T>(_ x: T) -> String { "T=\(T.self)" }
print(f([1].first))
print(f([1, 2].first), f([1.0].first))
let q = f([1].first); print(q); print(f([1].last), f([1].max()), f([1, 2].randomElement()))
print(f(["a": 1]["a"]), f(Int("1")), f("1".count), f([1][0]), f([1].map { $0 }))
let a = [1]; print(f(a.first), f(a.first!), f(a.first(where: { $0 > 0 })), f(a.firstIndex(of: 1)))
