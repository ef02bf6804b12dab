// A closure whose written parameter types are wider than the expected ones is converted.

class Animal { var name: String { "animal" } }
final class Dog: Animal { override var name: String { "dog" } }

struct Response<Value> {
  var value: Value
  func onValue(_ action: @escaping (Value) -> Void) -> Response<Value> {
    action(value)
    return self
  }
  func both(_ action: (Value, Int) -> Void) { action(value, 1) }
}

_ = Response(value: [1]).onValue { (value: [Int]?) in print(value as Any) }
Response(value: "s").both { (first: Any, second: Int?) in print(first, second as Any) }
_ = Response<[String]>(value: []).onValue { (value: [String]?) in
  print(value as Any)
  print("done")
}

func number(_ make: (Int) -> Any?) { print(make(2) as Any) }
number { (value: Int?) -> Int in value! + 1 }

func animal(_ make: (Dog) -> Animal) { print(make(Dog()).name) }
animal { (animal: Animal) -> Dog in animal as! Dog }
animal { (animal: Animal?) in animal! }

let print2: ([Int]) -> Void = { (values: [Int]?) in print(values!.count) }
print2([1, 2])
print([3, 4].map { (value: Int?) -> String in value.map(String.init) ?? "none" })
print(["a": 1].filter { (pair: (key: String, value: Int)) in pair.value > 0 })
[1, 2].forEach { (value: Any) in print(value) }
