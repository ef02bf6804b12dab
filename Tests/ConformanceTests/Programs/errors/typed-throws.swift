// throws(E): the error has its static type in catch, in generic code and in closures; Never means none.
// swift-format-ignore-file: NeverUseForceTry
enum Parse: Error, Equatable { case empty, bad(Character) }
func digit(_ c: Character) throws(Parse) -> Int {
  guard let n = c.wholeNumberValue else { throw .bad(c) }
  return n
}
func number(_ text: String) throws(Parse) -> Int {
  guard !text.isEmpty else { throw .empty }
  var n = 0
  for c in text { n = n * 10 + (try digit(c)) }
  return n
}
for text in ["42", "", "4x"] {
  do throws(Parse) {
    print(try number(text))
  } catch {
    switch error {
    case .empty: print("empty")
    case .bad(let c): print("bad", c)
    }
  }
}
do {
  _ = try number("z")
} catch .bad(let c) {
  print("inferred", c)
} catch {
  print("other", error)
}
func untyped(_ text: String) throws -> Int { try number(text) * 2 }
do { print(try untyped("21"), try untyped("q")) } catch { print("as any Error", error, error as? Parse == .bad("q")) }
func map<T, E: Error>(_ items: [String], _ f: (String) throws(E) -> T) throws(E) -> [T] {
  var result: [T] = []
  for item in items { result.append(try f(item)) }
  return result
}
print(map(["a", "bb"]) { $0.count })
do { print(try map(["1", "2"], number)) } catch { print(error) }
do { print(try map(["1", ""], number)) } catch { print("stopped", error == .empty) }
print((try? number("7")) ?? -1, (try? number("")) as Any, try! number("9"))
struct Stack {
  enum Failure: Error { case underflow(needed: Int) }
  private(set) var items: [Int] = []
  mutating func push(_ n: Int) { items.append(n) }
  mutating func binary(_ f: (Int, Int) -> Int) throws(Failure) {
    guard items.count > 1 else { throw .underflow(needed: 2 - items.count) }
    let (b, a) = (items.removeLast(), items.removeLast())
    items.append(f(a, b))
  }
}
var stack = Stack()
stack.push(3)
do throws(Stack.Failure) {
  stack.push(4)
  try stack.binary(*)
  print(stack.items)
  try stack.binary(-)
} catch {
  if case .underflow(let n) = error { print("underflow", n) }
}
let result: Result<Int, Parse> = Result { () throws(Parse) in try number("5x") }
print(result, result == .failure(.bad("x")))
func never() throws(Never) -> Int { 1 }
print(never())
