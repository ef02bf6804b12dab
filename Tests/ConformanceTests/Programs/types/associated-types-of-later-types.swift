// Types of members that types further down, or their extensions, declare or imply.
struct Visit {
  var city: City.ID = ""
  var others: [City.ID] = []
  var first: Numbers.Element = 1
}
struct City: Identifiable {
  var name = ""
  var id: String { name }
}
struct Numbers: Collection {
  var list = [1, 2]
  var startIndex: Int { 0 }
  var endIndex: Int { list.count }
  func index(after index: Int) -> Int { index + 1 }
  subscript(index: Int) -> Int { list[index] }
}
extension Model.Part {
  static let size = 3
}
extension Model {
  struct Whole { var part: Model.Part? }
}
extension Model {
  struct Part { var other: Whole? { nil } }
}
enum Model {}
print(Visit(city: City(name: "Oslo").id, others: ["a"], first: 2))
print(Model.Part.size, Model.Whole(part: Model.Part()).part?.other == nil)
