// Statements of a file may name the globals below them; a number that is not set yet is zero.

print(later)
let later = 41

for number in 0..<count { print("never", number) }
while count < 3 { count += 1 }
print(count)
var count = 7
print(count)

let sum = first + 1
let first = 2
print(sum, first)

if count > 5 {
  let inner = last
  print(inner, { last + 1 }())
}
let last = 4.5
print(last)

func total() -> Int { later + early }
print(total())
early = 5
print(total())
var early = 6
print(total())
