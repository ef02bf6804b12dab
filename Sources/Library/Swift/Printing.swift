// Output, and stopping the program.

func print(_ items: Any..., separator: String = " ", terminator: String = "\n")
func debugPrint(_ items: Any..., separator: String = " ", terminator: String = "\n")
func print<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var before = ""
  for item in items {
    output.write(before)
    output.write(String(describing: item))
    before = separator
  }
  output.write(terminator)
}
func debugPrint<Target: TextOutputStream>(
  _ items: Any..., separator: String = " ", terminator: String = "\n", to output: inout Target
) {
  var before = ""
  for item in items {
    output.write(before)
    output.write(String(reflecting: item))
    before = separator
  }
  output.write(terminator)
}
@native("dump") func _dumped<T>(_ value: T, _ name: String?, _ indent: Int, _ depth: Int, _ items: Int) -> String
@discardableResult func dump<T>(
  _ value: T, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max, maxItems: Int = Int.max
) -> T {
  print(_dumped(value, name, indent, maxDepth, maxItems), terminator: "")
  return value
}
@discardableResult func dump<T, Target: TextOutputStream>(
  _ value: T, to output: inout Target, name: String? = nil, indent: Int = 0, maxDepth: Int = Int.max,
  maxItems: Int = Int.max
) -> T {
  output.write(_dumped(value, name, indent, maxDepth, maxItems))
  return value
}
@native("readLine") func _nextLine() -> String?
func readLine(strippingNewline: Bool = true) -> String? {
  guard let line = _nextLine() else { return nil }
  return strippingNewline && line.last?.isNewline ?? false ? String(line.dropLast()) : line
}

@native("trap") func _trap(_ message: String) -> Never
@native("trap kind") func _trap(_ kind: String, _ message: String) -> Never
func fatalError(
  _ message: @autoclosure () -> String = String(), file: StaticString = "", line: UInt = 0
) -> Never {
  _trap(message())
}
func precondition(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = "",
  line: UInt = 0
) {
  if !condition() { _trap("Precondition failed", message()) }
}
func preconditionFailure(
  _ message: @autoclosure () -> String = String(), file: StaticString = "", line: UInt = 0
) -> Never {
  _trap(message())
}
func assert(
  _ condition: @autoclosure () -> Bool, _ message: @autoclosure () -> String = String(), file: StaticString = "",
  line: UInt = 0
) {
  if !condition() { _trap("Assertion failed", message()) }
}
func assertionFailure(_ message: @autoclosure () -> String = String(), file: StaticString = "", line: UInt = 0) {
  _trap(message())
}

protocol TextOutputStream {
  mutating func write(_ string: String)
}

extension String: TextOutputStream {}

extension Substring: TextOutputStream {
  mutating func write(_ other: String) { append(contentsOf: other) }
}

protocol TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target)
  /// The text that the value writes, for the machine.
  var _streamed: String { get }
}

extension TextOutputStreamable {
  var _streamed: String {
    var text = ""
    write(to: &text)
    return text
  }
}

extension String: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(self) }
}

extension Substring: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension Character: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(String(self)) }
}

extension Double: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}

extension Float: TextOutputStreamable {
  func write<Target: TextOutputStream>(to target: inout Target) { target.write(description) }
}

/// The name of a type, with the names of the modules and types that contain it.
func _typeName(_ type: Any.Type, qualified: Bool = true) -> String {
  qualified ? String(reflecting: type) : String(describing: type)
}
