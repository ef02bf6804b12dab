// Values that write themselves to a stream: `print` prefers that, `debugPrint` takes it last.
struct Streamed: TextOutputStreamable {
  var words = ["a", "b"]
  func write<T: TextOutputStream>(to target: inout T) { for word in words { target.write("<\(word)>") } }
}
struct Both: TextOutputStreamable, CustomStringConvertible {
  func write<T: TextOutputStream>(to target: inout T) { target.write("streamed") }
  var description: String { "described" }
}
enum Choice: TextOutputStreamable {
  case one, two(Int)
  func write<T: TextOutputStream>(to target: inout T) {
    switch self {
    case .one: target.write("1")
    case .two(let n): target.write("2:\(n)")
    }
  }
}
print(Streamed(), "\(Streamed())", [Streamed()], String(describing: Streamed()), String(reflecting: Streamed()))
print(Both(), [Both()], String(describing: Both()), String(reflecting: Both()))
print(Choice.one, Choice.two(4), [Choice.one], Optional(Choice.two(1)) as Any, (Choice.one, 2))
debugPrint(Streamed(), Both(), Choice.one)
var text = ""
print(Streamed(), Choice.two(3), to: &text)
Streamed(words: ["z"]).write(to: &text)
print(text)
dump(Streamed())
