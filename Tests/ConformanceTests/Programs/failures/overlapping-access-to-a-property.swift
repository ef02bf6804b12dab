// A property that is being changed in place cannot be changed in place a second time.
final class Counter { var value = 1 }
func both(_ a: inout Int, _ b: inout Int) {
  a += 1
  b += 1
}
let one = Counter()
let other = Counter()
both(&one.value, &other.value)
print(one.value, other.value)
both(&one.value, &one.value)
print("never", one.value)
