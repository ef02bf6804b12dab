class Person { var age = 1 }
func result() -> Int { \Person.age }
func returned() -> String { return \Person.age }
func take(_ number: Int) {}
take(\Person.age)
let elements: [Int] = [\Person.age]
let optional: String? = \Person.age
let pair: (Int, Int) = \Person.age
struct Holder { var number: Int = \Person.age }
if \Person.age { }
