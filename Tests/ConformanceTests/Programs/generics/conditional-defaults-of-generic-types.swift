// On a generic type at hand, the most special of several implementations of a requirement is called.
protocol Shape {
  associatedtype Unit
  func describe() -> String
}

extension Shape {
  func describe() -> String { "any" }
}

extension Shape where Unit == Int {
  func describe() -> String { "Int" }
}

extension Shape where Unit: Collection {
  func describe() -> String { "collection" }
}

extension Shape where Unit: Collection, Unit.Element == Int {
  func describe() -> String { "collection of Int" }
}

struct Square: Shape {
  typealias Unit = Int
}

struct Circle<T>: Shape {
  typealias Unit = T
}

func show(_ shape: some Shape) { print(shape.describe()) }

print(Square().describe(), Circle<Int>().describe(), Circle<Bool>().describe())
print(Circle<String>().describe(), Circle<[Int]>().describe())
show(Square())
show(Circle<Int>())
