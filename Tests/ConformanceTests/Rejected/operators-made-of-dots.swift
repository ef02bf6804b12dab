// Operators that only look like that of a range.
for i in 0..10 { print(i) }
for i in 0....10 { print(i) }
let power = 2 ** 3
