// An array cannot be read while one of its elements is being changed.
var list = [1, 2, 3]
func increase(_ number: inout Int, readsList: Bool) {
  if readsList { print("never", list.count) }
  number += 1
}
increase(&list[0], readsList: false)
print(list)
increase(&list[0], readsList: true)
