// The result of a builder is nested in it, so that it contains the builder's argument, which the result itself decides.
protocol Reader<Input, Output> {
  associatedtype Input
  associatedtype Output
  func read(_ input: inout Input) -> Output
}

@resultBuilder
enum ReaderBuilder<Input> {
  static func buildPartialBlock<R: Reader>(first: R) -> R where R.Input == Input { first }
  @_disfavoredOverload
  static func buildPartialBlock<R0, R1>(accumulated: R0, next: R1) -> SkipFirst<R0, R1>
  where R0.Input == Input, R1.Input == Input { .init(one: accumulated, other: next) }
  static func buildPartialBlock<R0, R1>(accumulated: R0, next: R1) -> SkipSecond<R0, R1>
  where R0.Input == Input, R1.Input == Input { .init(one: accumulated, other: next) }

  struct SkipFirst<R0: Reader, R1: Reader>: Reader where R0.Input == R1.Input, R0.Output == Void {
    let one: R0
    let other: R1
    func read(_ input: inout R0.Input) -> R1.Output {
      one.read(&input)
      return other.read(&input)
    }
  }
  struct SkipSecond<R0: Reader, R1: Reader>: Reader where R0.Input == R1.Input, R1.Output == Void {
    let one: R0
    let other: R1
    func read(_ input: inout R0.Input) -> R0.Output {
      let output = one.read(&input)
      other.read(&input)
      return output
    }
  }
}

struct Letter: Reader { func read(_ input: inout Substring) -> Character { input.removeFirst() } }
struct Skip: Reader { func read(_ input: inout Substring) { input.removeFirst() } }

struct Read<Input, Readers: Reader>: Reader where Readers.Input == Input {
  let readers: Readers
  init(@ReaderBuilder<Input> with build: () -> Readers) { readers = build() }
  func read(_ input: inout Readers.Input) -> Readers.Output { readers.read(&input) }
}

var input = "hello"[...]
let second = Read {
  Skip()
  Letter()
}
print(second.read(&input), input)
let first = Read {
  Letter()
  Skip()
}
print(first.read(&input), input)
