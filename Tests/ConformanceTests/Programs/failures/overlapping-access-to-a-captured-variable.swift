// A local function cannot change the variable that another one is changing.
func run() {
  var count = 1
  func increase() { count += 1 }
  func take(_ number: inout Int) {
    increase()
    number += 1
  }
  var other = 1
  take(&other)
  print(count, other)
  take(&count)
  print("never", count)
}
run()
