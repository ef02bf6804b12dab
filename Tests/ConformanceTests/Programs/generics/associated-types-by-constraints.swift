// The constraints of an extension whose member meets a requirement make associated types known.

protocol Step<Input> {
  associatedtype Input
  associatedtype Body
  func run(_ input: inout Input)
  var body: Body { get }
}

extension Step where Body == Never {
  var body: Body { fatalError("no body") }
}

extension Step where Body: Step, Body.Input == Input {
  func run(_ input: inout Body.Input) { body.run(&input) }
}

struct Add: Step {
  let amount: Int
  func run(_ input: inout Int) { input += amount }
}

struct Both<First: Step, Second: Step>: Step where First.Input == Second.Input {
  let first: First
  let second: Second
  func run(_ input: inout First.Input) {
    first.run(&input)
    second.run(&input)
  }
}

struct Three: Step {
  var body: some Step<Int> { Both(first: Add(amount: 1), second: Add(amount: 2)) }
}

struct Twice: Step {
  var body: Both<Three, Three> { Both(first: Three(), second: Three()) }
}

func describe<S: Step>(_ step: S, _ input: S.Input) {
  var input = input
  step.run(&input)
  print(S.self, S.Input.self, input)
}

describe(Add(amount: 5), 1)
describe(Three(), 1)
describe(Twice(), 1)

// A name for the associated type in the constraint.
protocol Described {
  associatedtype _Detail
  typealias Words = _Detail
  var words: Words { get }
}

extension Described where Words == String {
  var words: Words { "\(Self.self)" }
}

struct Plain: Described {}
struct Counted: Described { var words: Int { 3 } }

print(Plain().words, Counted().words, Plain.Words.self, Counted._Detail.self)

// Several equalities at once.
protocol Reader<Source, Value> {
  associatedtype Source
  associatedtype Value
  associatedtype Body
  func read(_ source: inout Source) -> Value
  var body: Body { get }
}

extension Reader where Body == Never {
  var body: Body { fatalError("no body") }
}

extension Reader where Body: Reader, Body.Source == Source, Body.Value == Value {
  func read(_ source: inout Source) -> Value { body.read(&source) }
}

struct First: Reader {
  func read(_ source: inout Substring) -> Character? { source.popFirst() }
}

struct Pair<One: Reader>: Reader {
  let one: One
  func read(_ source: inout One.Source) -> [One.Value] { [one.read(&source), one.read(&source)] }
}

struct Letters: Reader {
  var body: some Reader<Substring, [Character?]> { Pair(one: First()) }
}

var source: Substring = "abc"
print(Letters().read(&source), source, Letters.Value.self)
