struct User {
  var age: Int?
  var name: String?
}
let u = User(age: 1, name: "n")
let count = 3
let half = 0.5
let xs = ["a"]
func compares() {
  print(u.age == "3")
  print(u.name == 2)
  print(half == u.name)
}
func orders() {
  print(u.age > "3")
  print(u.name < count)
  print(half >= u.age)
}
func adds() {
  print(u.age + "x")
  print(u.name + 1)
  print(half + u.age)
  print(u.name + xs)
}
func subtracts() {
  print(u.age - "x")
  print(count - u.name)
}
func multiplies() {
  print(u.name * 2)
  print(count * u.name)
  print(half / u.age)
}
