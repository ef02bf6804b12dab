protocol S { associatedtype It; func make() -> It; var low: Int { get } }
extension S { var low: Int { 0 } }
protocol C: S { associatedtype Ix; var start: Ix { get } }
extension C { var low: Int { 1 } }
struct T<R> { var r: R }
extension T: C where R: C { var start: R.Ix { r.start } }
extension T: S where R: S { func make() -> R.It { r.make() } }
struct X: C { func make() -> Int { 3 }; var start: String { "s" } }
print(T(r: X()).make(), T(r: X()).start)
