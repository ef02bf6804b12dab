// inout copies in and out: variables, elements, properties, computed properties and nested functions.
func double(_ x: inout Int) { x *= 2 }
var n = 21
double(&n)
print(n)

var numbers = [1, 2, 3]
double(&numbers[1])
print(numbers)
func addOne(to list: inout [Int]) {
  list.append(list.count)
  for i in list.indices { list[i] += 1 }
}
addOne(to: &numbers)
print(numbers)

struct Box {
  var value = 5 {
    didSet { print("didSet", oldValue, "->", value) }
  }
  var half: Int {
    get { value / 2 }
    set { value = newValue * 2 }
  }
}
var box = Box()
double(&box.value)
double(&box.half)
print(box.value, box.half)

func swapValues<T>(_ a: inout T, _ b: inout T) { (a, b) = (b, a) }
var left = "L", right = "R"
swapValues(&left, &right)
print(left, right)
swap(&numbers[0], &n)
print(numbers, n)

func outer(_ total: inout Int) {
  func add(_ k: Int) { total += k }
  add(1)
  for k in [10, 100] { add(k) }
}
var total = 0
outer(&total)
print(total)
var scores = ["a": 1]
double(&scores["a", default: 0])
double(&scores["b", default: 7])
print(scores["a"]!, scores["b"]!)
var maybe: Int? = 4
double(&maybe!)
print(maybe as Any)
