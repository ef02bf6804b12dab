struct Stack<Element> {
  enum Failure: Error { case empty, full(Element) }
  struct Pair<Other> { enum Kind: Error { case one(Element), two(Other) } }
  enum Either<Other>: Error { case one(Element), two(Other) }
}
func outside(_ error: any Error) {
  switch error {
  case Stack.Failure.empty: print(1)
  default: print(2)
  }
  switch error {
  case Stack<Int>.Pair.Kind.one: print(1)
  default: print(2)
  }
  if case Stack<Int>.Either.one = error { print(1) }
}
