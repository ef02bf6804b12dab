struct Person {
  var age = 1
  var tags = ["a"]
}

func f(_ p0: (Person) -> Any) -> Double {
  print("Any")
  return 1.5
}
func f<T>(_ p0: (Person) -> T) -> Any {
  print("T", T.self)
  return 1
}
_ = f(\.age)
_ = f(\.tags)
_ = f(\Person.age)
_ = f(\.self)
_ = f { $0.age }

func h(_ p0: (Person) -> Any) { print("Any") }
func h(_ p0: (Person) -> Int?) { print("Int?") }
h(\.age)
h(\.tags)
h { $0.age }

func k(_ p0: (Person) -> Int) { print("Int") }
func k(_ p0: (Person) -> Int?) { print("Int?") }
func k(_ p0: (Person) -> Any) { print("Any") }
k(\.age)
k(\.tags)
k(\.tags.first?.count)
