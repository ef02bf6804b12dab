// Where the operands of an operation are of two types, what stands beside the operation tells which one is wrong.
let n = 1
let d = 2.0
let s = "s"
func take(_ s: String, _ n: Int = 0) {}
func half(_ d: Double) -> Double { d / 2 }
struct Person { let name: String; let age: Int }
let people = [Person(name: "a", age: 1)]

let a1 = s + n + s
let a2 = s + (n + s)
let a3 = n + s + s
let a4 = "n: " + n + " items"
let a5 = d + d * n
let a6 = d + d / n
let a7 = d * n + 1
let a8 = d * n + 1.5
let a9 = d * n * d
let a10 = (d * n).rounded()
let a11 = (s + n).count
let a12 = n > 0 ? d + n : d
let a13 = [s + n, s]
let a14: String? = s + n
let a15 = "\(s + n)"
let a16 = Person(name: s + n, age: n)
let a17 = people.map { $0.name + $0.age }
let a18 = people.map { $0.name + " " + $0.age }
let a19 = people.map { $0.name + $0.age + "!" }
let a20 = people.reduce("") { $0 + $1.age }
let a21 = people.reduce(0) { $0 + $1.name }
let a22 = half(d * 2 + n)
take(s + n)
take(n + s, 2)
print(s + n)
print("n" + n + s)
if s + n == "x" {}
func area(_ d: Double, _ n: Int) -> Double { d * n + 1 }
