// Values that are called: `@dynamicCallable` with plain and with labelled arguments.
@dynamicCallable
struct Sum {
  var start = 0
  func dynamicallyCall(withArguments numbers: [Int]) -> Int { numbers.reduce(start, +) }
  func dynamicallyCall(withKeywordArguments pairs: KeyValuePairs<String, Int>) -> String {
    pairs.map { "\($0.key)=\($0.value)" }.joined(separator: ",")
  }
}
let sum = Sum(start: 10)
print(sum(1, 2, 3), sum(), sum(a: 1, b: 2), sum(1, b: 2))

@dynamicCallable
class Logger {
  var lines: [String] = []
  @discardableResult
  func dynamicallyCall(withArguments parts: [String]) throws -> Int {
    if parts.isEmpty { throw Empty() }
    lines.append(parts.joined(separator: " "))
    return lines.count
  }
}
struct Empty: Error {}
class Loud: Logger {}
let logger = Loud()
try logger("a", "b")
print(try logger("c"), logger.lines)
do { try logger() } catch { print(error) }

@dynamicCallable @dynamicMemberLookup
struct Script {
  var path: [String] = []
  subscript(dynamicMember name: String) -> Script { Script(path: path + [name]) }
  func dynamicallyCall(withKeywordArguments arguments: [String: Double]) -> String {
    path.joined(separator: ".") + "(" + arguments.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ") + ")"
  }
}
print(Script().math.scale(by: 2, from: 0.5))

@dynamicCallable
protocol Command { func dynamicallyCall(withArguments arguments: Set<String>) -> [String] }
struct Sorted: Command { func dynamicallyCall(withArguments arguments: Set<String>) -> [String] { arguments.sorted() } }
func run(_ command: some Command) -> [String] { command("b", "a", "b") }
print(run(Sorted()))
