// `[x].first ?? 0` where the literal is not of the elements' type: to wrap values costs less than a literal that is
// not of its default type, so the elements become `Any`.
func tell<T>(_ value: T) { print(value, T.self) }
let d = 2.5, od: Double? = 2.5, flag = true, i = 1, ints = [1, 2], f: Float = 1, s = "x"
tell([d].first ?? 0)
tell([2.0].first ?? 0)
tell([f].last ?? 1)
tell([1: d][1] ?? 0)
tell([1: 2.0, 2: 1][1] ?? 0.0)
tell(["a": d]["a"] ?? 0)
tell([i: d][i] ?? 0)
tell([d * 2, 1].first ?? 0)
tell([1: d].values.first ?? 0)
let x = [1: 2.0, 2: 1][1] ?? 0
tell(x)
tell(flag ? 1.5 : ([d].first ?? 0))
tell(([d].first ?? 0, 1))
tell([[d].first ?? 0, i])
tell([[d].first ?? 0, "a"])
// A right side of a known type, a literal of its default type, a required protocol or a known left side decide it.
tell([d].first ?? d)
tell([[d].first ?? d, 1])
tell([i].first ?? 0)
tell([s].first ?? "")
tell([true].first ?? false)
tell([2.0, 2].max() ?? 0)
tell([d].max() ?? 0)
tell(od ?? 0)
tell(flag ? d : (od ?? 0))
tell(ints.map { Double($0) }.first ?? 0)
let y: Double = [1: d][1] ?? 0
tell(y)
tell([d].first! + 1)
tell([d][0] + 1)
tell(Optional(d) ?? 0)
