struct Parameter {
  let key: String
  let value: String
  init(from element: (key: String, value: String)) { (key, value) = (element.key + "!", element.value) }
  init(key: String, value: String) { (self.key, self.value) = (key, value) }
}

// A function with one tuple parameter is preferred to one with several.
let parameters: [Parameter] = ["a": "b"].map(Parameter.init)
print(parameters[0].key)

func add(_ a: Int, _ b: Int) -> Int { a + b }
print(zip([1, 2], [3, 4]).map(add))
