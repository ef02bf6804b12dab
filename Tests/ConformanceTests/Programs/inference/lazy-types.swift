func tell<T>(_ value: T) { print(T.self) }
func id<T>(_ value: T) -> T { value }
func twice(_ x: Int) -> Int { x * 2 }
func describe(_ x: Int) -> String { "\(x)" }
let i = 2, d = 2.5, o: Int? = 2, od: Double? = 2.5, flag = true, s = "text", os: String? = "o"
let ints = [1, 2, 3], strings = ["a"], table = ["a": 1]
tell(flag ? [1, 2] : (ints.lazy.map { flag ? $0 : 2 }.filter { x in let y = x * 2; return y > 2 }.map { $0 }))
tell([ints.lazy.map { $0 + 1 }.filter { $0 > 1 }.map { $0 }, []])
tell([1, 2].map { _ in ([i].lazy.map(twice).filter { x in x != i }.map { $0 }).map(describe) })
tell([1, 2].map { _ in Double((ints.lazy.map { $0 + 1 }.filter { x in x != i }.map { $0 }).count) / 2 })
do { let x: [Int] = ([i].lazy.map { x in x * 2 }.filter { _ in true }.map { $0 }) + [1, 2] + [1, 2]; tell(x) }
tell(id([ints.lazy.map { x in x * 2 }.filter { x in x != i }.map { $0 }, []]))
tell([[Int]([i]), ([1, 2].lazy.map { $0 + 1 }.filter { $0 > 1 }.map { $0 }).map { $0 }])
tell([1, 2].map { _ in ([1, 2].lazy.map { $0 + 1 }.filter { $0 > 1 }.map { $0 }).map { ($0, s.filter { $0 != "a" }) } })
tell(flag ? [[1], [2, 3]] : (([1, 2].lazy.map(twice).filter { x in x != i }.map { $0 }).map { [$0] }))
tell(((ints.lazy.map { x in x * 2 }.filter { $0 > 1 }.map { $0 }).dropFirst().map { flag ? $0 : ints[0] }, ints))
tell([[[1, 2], (ints.lazy.map { x in x * 2 }.filter { x in x != i }.map { $0 }).map { $0 }], [[1], [2, 3]]])
