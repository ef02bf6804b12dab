// `@rethrows` protocols: whether a generic function throws depends on the conformances of its arguments.

@rethrows protocol Parser<Input, Output> {
  associatedtype Input
  associatedtype Output
  func parse(_ input: inout Input) throws -> Output
}

@rethrows protocol Printer<Input, Output>: Parser {
  func print(_ output: Output, into input: inout Input) throws
}

struct Always<Input, Output>: Parser {
  let output: Output
  func parse(_ input: inout Input) -> Output { output }
}

struct Both<First: Parser, Second: Parser>: Parser where First.Input == Second.Input {
  let first: First
  let second: Second
  func parse(_ input: inout First.Input) rethrows -> (First.Output, Second.Output) {
    (try first.parse(&input), try second.parse(&input))
  }
}

struct Failure: Error {}

struct Fails: Parser {
  func parse(_ input: inout Int) throws -> Int { throw Failure() }
}

extension Parser {
  func twice(_ input: inout Input) rethrows -> [Output] { [try parse(&input), try parse(&input)] }
}

func run<P: Parser>(_ parser: P, _ input: inout P.Input) rethrows -> P.Output { try parser.parse(&input) }

var input = 3
print(Both(first: Always<Int, Int>(output: 1), second: Always<Int, String>(output: "x")).parse(&input))
do { print(try Both(first: Always<Int, Int>(output: 1), second: Fails()).parse(&input)) } catch { print(error) }
print(Always<Int, Int>(output: 4).twice(&input), run(Always<Int, Bool>(output: true), &input))
do { print(try Fails().twice(&input)) } catch { print(error) }
do { print(try run(Both(first: Fails(), second: Fails()), &input)) } catch { print(error) }

func value<T>(_ make: @autoclosure () throws -> T) {
  do { print(try make()) } catch { print("threw", error) }
}
value(try Both(first: Always<Int, Int>(output: 1), second: Fails()).parse(&input))
value(Both(first: Always<Int, Int>(output: 1), second: Always<Int, Int>(output: 2)).parse(&input))

// Asynchronous functions pass on what a sequence throws.
func collect<S: AsyncSequence>(_ sequence: S) async rethrows -> [S.Element] {
  var result: [S.Element] = []
  for try await element in sequence { result.append(element) }
  return result
}
let fine = AsyncStream<Int> { $0.yield(1); $0.finish() }
let bad = AsyncThrowingStream<Int, any Error> { $0.yield(1); $0.finish(throwing: Failure()) }
print(await collect(fine))
do { print(try await collect(bad)) } catch { print("caught", error) }
