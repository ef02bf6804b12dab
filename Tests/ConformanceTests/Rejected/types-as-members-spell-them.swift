let s = "hello"
let sub = s.prefix(2)
let d = ["a": 1]
let xs = [1, 2]
let st: Set<Int> = [1]
let a: Character = s.first
let b = s.first.foo
let c = s.first!.foo
for ch in s { print(ch.foo); let q: Int = ch }
let j: Int = d.first
let k: Int = d.first!
let l = d.first!.foo
let m: Int = d.keys
let n: Int = d.values
let p: Int = d.keys.first!
let r: String = d.sorted { $0.key < $1.key }
let t: Int = sub.first!
let u: String = xs.first!
let v: String = xs.indices
let w: String = xs[0...]
let x: String = xs.startIndex
let y: String = s.startIndex
let aa: Int = s.unicodeScalars
let ab: String = s.utf8.first!
let ac: String = s.utf8.count
let ad: String = st.first!
let ae: String = (1..<3).first!
let af: String = (1...3).lowerBound
let ag: String = (1..<3).map { $0 }
let al: Int = s.dropFirst().first!
let am: Int = s.min()!
let an: Int = s.randomElement()!
let ao: Int = s.index(after: s.startIndex)
let ap: Int = s.firstIndex(of: "a")!
let ar: String = s.split(separator: ",")
let av: Int = d[d.startIndex]
let ax: String = d.filter { $0.value > 1 }
let ay: String = d.max { $0.value < $1.value }!
let az: String = xs.max()!
let ba: Int = s[s.startIndex]
let bb = s[s.startIndex].foo
func k2(_ x: Int) {}
k2(s.last!)
k2(s.first)
k2(s.prefix(2))
k2(s[s.startIndex])
func k3() -> Int { return s.first! }
func k4() -> Int { s.first! }
var mm = 1
mm = s.first!
let bd = s.first! as! Int
let be = s.first! ? 1 : 2
if s.first! { }
let bg = s.first! ?? "a"
let bh: [Int] = [s.first!]
let bk: String = xs.enumerated().map { $0.element }
let bl: (Int) -> Int = { _ in s.first! }
let bm = [1].map { s[$0] }
let bo: Int = s.sorted()
let bp: Int = s.reversed()
let bq: Int = s.shuffled()
let br: Int = xs.lazy
let bs: Int = xs.makeIterator()
