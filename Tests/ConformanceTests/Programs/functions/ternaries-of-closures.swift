// A closure or function that a condition chooses throws what its branches throw, and no more.
let flag = CommandLine.arguments.count < 5
let double: (Int) -> Int = { $0 * 2 }
print([1, 2, 3].map(flag ? { $0 + 1 } : { $0 * 2 }))
print([1, 2, 3].filter(flag ? { $0 > 1 } : { $0 < 2 }))
print([1, 2, 3].map(flag ? double : { $0 }))
print([1, 2, 3].map((flag ? double : { $0 })))
print([1, 2].sorted(by: flag ? (>) : (<)))
print([1, 2].sorted(by: flag ? { $0 > $1 } : { $0 < $1 }))
print([1, 2, 3].reduce(0, flag ? (+) : (*)))
print([1, 2, 3].map(flag ? !flag ? { $0 } : { $0 * 3 } : { $0 + 1 }))
struct Odd: Error {}
func half(_ x: Int) throws -> Int { if x % 2 == 1 { throw Odd() } else { return x / 2 } }
do {
  print(try [2, 4].map(flag ? half : { $0 }))
  print(try [2, 3].map(flag ? half : { $0 }))
} catch {
  print(error)
}
