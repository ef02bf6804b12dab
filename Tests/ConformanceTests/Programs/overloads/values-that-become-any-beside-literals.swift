func show<T>(_ x: T) { print(T.self, x) }
func any(_ x: Any) { print(type(of: x), x) }
func anyO(_ x: Any...) { print(type(of: x[0]), x) }
show("k".split(separator: "=").last ?? "")
any("k".split(separator: "=").last ?? "")
anyO("k".split(separator: "=").last ?? "")
any("k".split(separator: "=").last)
any("k".split(separator: "=").first ?? "none")
any("k".dropFirst().first ?? "z")
any("k".dropFirst() as Substring? ?? "z")
any([1: "k".split(separator: "=").last ?? ""])
any(Optional("a".prefix(1)) ?? "")
any("k".prefix(1).isEmpty ? "" : "k".prefix(1))
any("k".split(separator: "=")[0])
any("k".split(separator: "=", maxSplits: 1).last ?? "")
any("k v".split { $0 == " " }.last ?? "")
any([1, 2, 3].dropFirst().first ?? 0.5)
any([1, 2, 3].prefix(1).last ?? "none")
any("k".reversed().first ?? "x")
any("k".filter { $0 == "k" }.first ?? "x")
print("\("k".split(separator: "=").last ?? "")")
let w: Any = "k".split(separator: "=").last ?? ""
print(w)
