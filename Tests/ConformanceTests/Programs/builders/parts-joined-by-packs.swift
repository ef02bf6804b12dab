// Steps with and without results: overloads of which one takes a tuple of any length as a member of its argument.
protocol Step<Log, Output> {
  associatedtype Log
  associatedtype Output
  func run(_ log: inout Log) -> Output
}
struct Value<Output>: Step {
  let make: (inout [String]) -> Output
  func run(_ log: inout [String]) -> Output { make(&log) }
}
struct Note: Step {
  let text: String
  func run(_ log: inout [String]) { log.append(text) }
}
struct Last<A: Step, B: Step>: Step where A.Log == B.Log, A.Output == Void {
  let a: A, b: B
  func run(_ log: inout A.Log) -> B.Output {
    a.run(&log)
    return b.run(&log)
  }
}
struct First<A: Step, B: Step>: Step where A.Log == B.Log, B.Output == Void {
  let a: A, b: B
  func run(_ log: inout A.Log) -> A.Output {
    let output = a.run(&log)
    b.run(&log)
    return output
  }
}
struct Joined<A: Step, B: Step, Output>: Step where A.Log == B.Log {
  let a: A, b: B, join: (A.Output, B.Output) -> Output
  func run(_ log: inout A.Log) -> Output { join(a.run(&log), b.run(&log)) }
}
@resultBuilder enum Steps<Log> {
  static func buildExpression<A: Step>(_ a: A) -> A where A.Log == Log { a }
  static func buildPartialBlock<A: Step>(first: A) -> A where A.Log == Log { first }
  @_disfavoredOverload
  static func buildPartialBlock<A, B>(accumulated: A, next: B) -> Last<A, B> where A.Log == Log, B.Log == Log {
    Last(a: accumulated, b: next)
  }
  static func buildPartialBlock<A, B>(accumulated: A, next: B) -> First<A, B> where A.Log == Log, B.Log == Log {
    First(a: accumulated, b: next)
  }
  @_disfavoredOverload
  static func buildPartialBlock<A: Step, B: Step, each O1, O2>(
    accumulated: A, next: B
  ) -> Joined<A, B, (repeat each O1, O2)>
  where A.Log == Log, B.Log == Log, A.Output == (repeat each O1), B.Output == O2 {
    Joined(a: accumulated, b: next) { outputs, next in (repeat each outputs, next) }
  }
}
struct Run<Log, Body: Step>: Step where Body.Log == Log {
  let body: Body
  init(_ log: Log.Type = Log.self, @Steps<Log> _ body: () -> Body) { self.body = body() }
  func run(_ log: inout Log) -> Body.Output { body.run(&log) }
}
var log: [String] = []
let one = Run([String].self) {
  Value { log in log.count }
  Note(text: "one")
}
print(one.run(&log), log)
let two = Run([String].self) {
  Note(text: "two")
  Value { log in "\(log)" }
}
print(two.run(&log), log)
let many = Run([String].self) {
  Note(text: "a")
  Value { $0.count }
  Note(text: "b")
  Value { $0.count }
  Value { "\($0.count)" }
}
print(many.run(&log), log)

struct Box<T> { let value: T }
func append<each Old, New>(_ box: Box<(repeat each Old)>, _ new: Box<New>) -> Box<(repeat each Old, New)> {
  let old = box.value
  return Box(value: (repeat each old, new.value))
}
print(append(Box(value: (2, "a")), Box(value: 1.5)).value)
print(append(append(Box(value: (2, "a")), Box(value: 1.5)), Box(value: [1])).value)
