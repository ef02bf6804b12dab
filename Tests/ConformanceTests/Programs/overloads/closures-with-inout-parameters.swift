// A closure that writes the types of its parameters says as well which of them are `inout`.
func pass(_ body: (inout Int) -> Void) -> String {
  var number = 1
  body(&number)
  return "inout \(number)"
}
func pass(_ body: (Int) -> Void) -> String { "by value" }

print(pass { (number: inout Int) in number += 1 })
print(pass { (number: Int) in _ = number })
print(
  pass { (number: inout Int) in
    number *= 2
    number += 5
  })

func change(_ body: (inout Int) -> Void) -> String { "number" }
func change(_ body: (String) -> Void) -> String { "text" }
print(change { $0 += 1 }, change { print($0.count) })
