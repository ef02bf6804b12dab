// An optional list is unwrapped before a loop.
let list: [Int]? = nil
for n in list { print(n) }
