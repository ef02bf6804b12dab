// Every way to unwrap: if let, guard let, while let, shorthand, patterns, switch, map, force.
let number: Int? = 42
let text: String? = "7"
let nothing: Int? = nil
if let number { print(number) }
if let n = number, let t = text, let m = Int(t), m < n { print(n + m) }
if var number {
  number += 1
  print(number)
}
if let nothing { print("never", nothing) } else { print("nothing") }
if let _ = number { print("not nil") }
if number != nil, case let value? = number { print(value) }
switch number {
case .some(let n) where n > 100: print("big", n)
case let n?: print("some", n)
case nil: print("nil")
}
switch (number, nothing) {
case (let a?, let b?): print(a, b)
case (let a?, nil): print("left", a)
case (nil, _): print("no left")
}
var queue = [1, 2, 3]
while let head = queue.first {
  print("head", head, terminator: " ")
  queue.removeFirst()
}
print()
func first(_ list: [Int]) -> Int {
  guard let value = list.first else { return -1 }
  return value
}
print(first([]), first([8]))
print(number!, number.unsafelyUnwrapped, text.map { $0 + "!" } as Any, text.flatMap { Int($0) } as Any)
print(text.flatMap { Int($0 + "x") } as Any, nothing.map { $0 + 1 } as Any)
let implicit: Int! = number
print(implicit + 1, implicit as Any)
var late: String!
print(late == nil)
late = "set"
print(late.count, late!)
let x: Int? = 1
let y: Int?? = x
if let y, let z = y { print("two levels", z) }
if case .some(.some(let z)) = y { print("pattern", z) }
if case 1?? = y { print("literal pattern") }
if let self_ = Optional("shadow") { print(self_) }
for case let n? in [1, nil, 2] where n > 1 { print("loop", n) }
