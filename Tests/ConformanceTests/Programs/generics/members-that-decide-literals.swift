protocol Model { var name: String { get } }
extension Double: Model { var name: String { "double \(self)" } }
extension Array where Element: Model { func names() -> [String] { map(\.name) } }
struct Box<T> { var content: T }
extension Box where T: Model {
  var name: String { content.name }
  func adding(_ other: T) -> [T] { [content, other] }
}
print([1].names(), [1, 2.5].names())
print(Box(content: 1).name, Box(content: 1).adding(2).names())
struct Text: ExpressibleByStringLiteral, Model {
  var name: String
  init(stringLiteral value: String) { name = "text \(value)" }
}
print(Box(content: "a").adding(Text(stringLiteral: "b")).names())
let texts: [Text] = Box(content: "a").adding("b")
print(texts.names())
