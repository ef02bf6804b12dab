// any P of a protocol with Self requirements has no ==.
let a: any Equatable = 1
let b: any Equatable = 1
print(a == b)
