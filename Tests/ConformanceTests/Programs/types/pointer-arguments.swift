// Arrays and strings passed as pointers.
func sum(_ numbers: UnsafePointer<Int>, _ count: Int) -> Int { (0..<count).reduce(0) { $0 + numbers[$1] } }
print(sum([1, 2, 3], 3))
let values = [4, 5]
print(sum(values, 2))
let memory = UnsafeMutablePointer<Int>.allocate(capacity: 2)
memory.initialize(repeating: 6, count: 2)
print(sum(memory, 2))
memory.deallocate()
func length(_ text: UnsafePointer<CChar>) -> Int { var count = 0; while text[count] != 0 { count += 1 }; return count }
print(length("héllo"))
