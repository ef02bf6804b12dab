import Foundation
struct Spread<M0: Sendable> {
  let all: [M0]
  func handle(_ input: Int) -> Int {
    return handle(all: self.all, input: input)
    func handle(all: some Collection<M0>, input: Int) -> Int {
      guard all.first != nil else { return input }
      return handle(all: all.dropFirst(), input: input + 1)
    }
  }
}
print(Spread(all: ["a", "b", "c"]).handle(4))
do {
  func outer() -> Int {
    func count(_ all: some Collection<Int>, _ n: Int) -> Int { all.isEmpty ? n : count(all.dropFirst(), n + 1) }
    return count([1, 2, 3], 0)
  }
  print(outer())
}
do {
  struct S {
    func outer(_ n: Int) -> Int {
      func count<C: Collection>(all: C, input: Int) -> Int where C.Element == Int {
        return all.isEmpty ? input : count(all: all.dropFirst(), input: input + 1)
      }
      return count(all: [1, 2, 3], input: n)
    }
  }
  print(S().outer(0))
}
do {
  struct S<T> {
    let all: [T]
    func outer(_ n: Int) -> Int {
      func count<C: Collection>(all: C, input: Int) -> Int where C.Element == T {
        return all.isEmpty ? input : count(all: all.dropFirst(), input: input + 1)
      }
      return count(all: all, input: n)
    }
  }
  print(S(all: [1, 2]).outer(0))
}
do {
  struct S {
    func count(_ n: Int) -> Int {
      return count(all: [1, 2, 3], input: n)
      func count<C: Collection>(all: C, input: Int) -> Int where C.Element == Int {
        return all.isEmpty ? input : count(all: all.dropFirst(), input: input + 1)
      }
    }
  }
  print(S().count(0))
}
