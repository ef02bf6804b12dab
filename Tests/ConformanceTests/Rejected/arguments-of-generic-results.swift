struct Box<T> { var v: T; init(v: T) { self.v = v }; init(pair: T, _ o: T) { v = pair } }
let b: Box<Int> = Box(v: "a")
let d: Box<Int>? = Box(v: "a")
let e: [Int] = Array(["a"])
let f: Set<Int> = Set(["a"])
let g: [Box<Int>] = [Box(v: 1), Box(v: "a")]
func h() -> Box<Int> { Box(v: "x") }
func i(_ b: Box<Int>) {}
i(Box(v: "x"))
let s = "a"
let j: Box<Int> = Box(v: s)
var k = Box(v: 1)
k = Box(v: "a")
k = Box(v: s)
i(Box(v: s))
func mk<T>(_ x: T) -> Box<T> { Box(v: x) }
let l: Box<Int> = mk("a")
let m: Box<Int> = mk(s)
let o: Result<Int, Never> = .success("a")
