struct Rule<Input, Output> {
  struct Failure: Error {}
  enum Kind { case a }
  var kind: Kind { .a }
  func handle(_ failure: Failure) {}
}
func generic<A, B, C>(_ rule: Rule<A, B>, _ other: Rule<A, C>, _ failure: Rule<A, B>.Failure) {
  other.handle(failure)
  let copy: Rule<A, C>.Failure = failure
  print(copy)
}
func result(_ rule: Rule<Int, String>) -> Rule<Int, Int>.Kind { rule.kind }
func inside(_ result: Result<Int, Rule<Int, String>.Failure>) -> Result<Int, Rule<Int, Int>.Failure> { result }
func array(_ list: [Rule<Int, String>.Failure]) -> [Rule<Int, Int>.Failure] { list }
var kind = Rule<Int, Int>.Kind.a
kind = Rule<Int, String>.Kind.a
