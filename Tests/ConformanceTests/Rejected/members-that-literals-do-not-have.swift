// Extensions whose conditions no type of the literal meets.
protocol Model {}
extension Array where Element: Model { func save() {} }
struct Box<T> { var content: T }
extension Box where T: Model {
  func save() {}
  var count: Int { 1 }
}
extension Double: Model {}
["a"].save()
[1].save()
[1.5].save()
Box(content: 1).save()
Box(content: 1.5).save()
Box(content: "a").save()
print(Box(content: "a").count)
[true].save()
