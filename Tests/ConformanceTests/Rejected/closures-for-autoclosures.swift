func test(_ condition: @autoclosure () -> Bool) {}
func count(_ number: Int, _ text: @autoclosure () -> String) {}
func work(_ work: @autoclosure () -> Void) {}
test { true }
test({ true })
count(2) { "x" }
work { print(1) }
