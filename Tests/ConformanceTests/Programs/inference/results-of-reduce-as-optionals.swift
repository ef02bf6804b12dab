func tell<T>(_ value: T) { print(value, T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
do { let x = [table["b\(i)"], ints[...].reduce(0, +), nil].last ?? nil; tell(x) }
tell(flag ? o : (((((i > 1) && true)) ? ([1, 2].reduce(0) { a, x in a + x * ints[0] }) : nil)))
tell([{ ints.first }(), [i][...].reduce(0, +), nil].last ?? nil)
tell([ints.first { $0 > ints[0] }, table.map { $1 }.reduce(0, +), nil].last ?? nil)
tell(flag ? Int(s) : ((("a".first == "a") ? nil : [1, 2].enumerated().map { $0 + $1 }.reduce(0, +))))
do { let x: Int? = ([[1], [2, 3]] == [[]] ? (ints.reduce(0, +)) : nil); tell(x) }
tell([ints.firstIndex(of: ints[0]), ints.reduce(0, +), nil].last ?? nil)
do { let x: Int? = ((d < 1.5) ? ("b\(i)".reduce(0) { n, c in c == "a" ? n + i : n }) : nil); tell(x) }
