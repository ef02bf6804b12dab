let s = "hello"
let a: String = s.prefix(2)
let b: String = s.dropFirst()
let c: String = s.suffix(1)
let d: [Int] = [1, 2].prefix(1)
let e: String = s.split(separator: ",")
let f: [String] = s.split(separator: ",")
let g: [Int] = [1].dropLast()
let h: String = s.first
let i: String = s.reversed()
func k(_ s: String) {}
k(s.prefix(2))
k(s.dropFirst())
let l: Set<Int> = [1].map { $0 }
let m: String = s.trimming()
let n: [Character] = s.prefix(2)
let q: [Int] = [1: 2].keys
let t: String = s.filter { $0 == "a" }.count
let u: String = String(s.prefix(1)).first
