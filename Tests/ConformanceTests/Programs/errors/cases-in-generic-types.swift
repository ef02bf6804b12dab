// Cases of enums inside generic types, with written arguments, as patterns for errors.
final class Node<Element> {
  var element: Element
  init(_ e: Element) { element = e }
  init(root: Element, fail: Int) throws {
    element = root
    if fail == 1 { throw Problem.first(root) }
    if fail == 2 { throw Problem.second(root) }
    if fail == 3 { throw Other.bad }
  }
  enum Problem: Error { case first(Element), second(Element) }
}
enum Other: Error { case bad }
struct Box<T> { struct Inner<U>: Error { enum Kind: Error { case a(T, U), b }
 } }
func go(_ f: Int) {
  do {
    let n = try Node<Int>(root: 4, fail: f)
    print("made", n.element)
  } catch Node<Int>.Problem.first(let command) {
    print("first", command)
  } catch Node<Int>
    .Problem
    .second(let command)
  {
    print("second", command)
  } catch { print("else", error) }
}
for i in 0...3 { go(i) }
protocol P {}
struct S: P {}
func go2(_ f: Int) {
  do {
    _ = try Node<any P.Type>(root: S.self, fail: f)
  } catch Node<P.Type>.Problem.first(let c) { print("1", c) }
  catch Node<P.Type>.Problem.second { print("2") }
  catch { print("e") }
}
for i in 0...3 { go2(i) }
func k(_ e: any Error) {
  switch e {
  case Box<Int>.Inner<String>.Kind.a(let t, let u): print(t, u)
  case Box<Int>.Inner<String>.Kind.b: print("b")
  default: print("d")
  }
  if case Box<Int>.Inner<String>.Kind.b = e { print("is b") }
}
k(Box<Int>.Inner<String>.Kind.a(1, "x")); k(Box<Int>.Inner<String>.Kind.b); k(Box<Int>.Inner<Int>.Kind.b)
struct Stack<Element> {
  enum Failure: Error { case empty, full(Element); indirect enum Deep: Error { case a(Element), b } }
  struct Pair<Other> { enum Kind: Error { case one(Element), two(Other) } }
  func check(_ e: any Error) -> String {
    switch e {
    case Failure.empty: "empty"
    case Failure.full(let x): "full \(x)"
    case Failure.Deep.b: "b"
    case Stack<String>.Failure.Deep.a(let s): "a of string \(s)"
    case Stack.Failure.Deep.a(let x): "a \(x)"
    case Pair<Bool>.Kind.two(let b): "two \(b)"
    case Stack<Element>.Pair<Int>.Kind.one(let x): "one \(x)"
    default: "none"
    }
  }
}
typealias Ints = Stack<Int>
let ints = Ints()
print(ints.check(Ints.Failure.empty), ints.check(Ints.Failure.full(3)), ints.check(Ints.Failure.Deep.b), ints.check(Ints.Failure.Deep.a(1)), ints.check(Stack<String>.Failure.Deep.a("x")), ints.check(Ints.Pair<Bool>.Kind.two(true)), ints.check(Ints.Pair<Int>.Kind.one(8)))
func outside(_ e: any Error) {
  do { throw e } catch Ints.Failure.empty { print("ints empty") }
  catch Stack<String>.Failure.empty { print("strings empty") }
  catch Stack<[Int]>.Pair<String>.Kind.two(let t) { print(t) }
  catch { print("?") }
}
outside(Ints.Failure.empty); outside(Stack<String>.Failure.empty); outside(Stack<[Int]>.Pair<String>.Kind.two("t")); outside(Stack<[Int]>.Pair<Int>.Kind.two(1))
