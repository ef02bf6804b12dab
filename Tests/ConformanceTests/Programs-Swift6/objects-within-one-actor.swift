class Person { var name: String; init(_ n: String) { name = n } }
@MainActor class Book { var people: [Person] = []; func add(_ n: String) { let p = Person(n); people.append(p); print(p.name) } }
Book().add("a")
