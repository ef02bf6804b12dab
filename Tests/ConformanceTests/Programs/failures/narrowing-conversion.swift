// Converting a number that does not fit stops the program; exactly, clamping and truncating do not.
func narrow(_ n: Int) -> Int8 { Int8(n) }
print(narrow(127), Int8(exactly: 128) as Any, Int8(clamping: 128), Int8(truncatingIfNeeded: 128))
let values = [1, -128, 128]
for n in values { print(narrow(n)) }
print("never")
