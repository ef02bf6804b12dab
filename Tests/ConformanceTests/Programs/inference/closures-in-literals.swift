func tell<T>(_ value: T) { print(value, T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
do { let x: Int = [{ $0.magnitude == 1 ? 1 : $0 }, { [1, 2].reduce($0, +) }].reduce(([i].firstIndex(of: i) ?? i)) { $1($0) }; tell(x) }
tell([{ $0.magnitude == 1 ? 1 : $0 }, { flag ? $0 : i }].reduce(2) { $1($0) })
do { let x = [{ $0.magnitude == 1 ? 1 : $0 }, { n in ints.filter { $0 < n }.count }].map { $0(max(1, i)) }; tell(x) }
