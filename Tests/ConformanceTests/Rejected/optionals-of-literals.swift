let a: Int = [1].first
let b: Int = [1: 2][1]
let d: Int = ["a"].first
let e: String = ["a"].first
let f: Int = [1, 2].max()
let g: Int = ["a": 1]["a"]
let h: Double = [1.5].last
let i: Int = .some(1)
func t(_ x: Int) {}
t([1].first)
t(["a": 1]["a"])
func r() -> Int { [1].first }
func r2() -> Int { return ["a": 1]["a"] }
var v = 1
v = [1].first
v = [1, 2].max()
let arr = [1]
let j: Int = arr.first
t(arr.first)
let k: Int = true ? nil : 1
let l: Int = (1 as Int?)
let m: String = [1].first
let n: Int = [1].map { $0 }.first
let o: Int = [1, 2].filter { $0 > 1 }.first
