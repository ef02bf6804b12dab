let number: Int? = 1
let a = number?
let b = number? + 1
print(number?)
let c = (number?)
let d = number?.self
let e = number?.self.description
func f() -> Int? { number? }
