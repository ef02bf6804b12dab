struct S<C: Collection> { let c: C
  func b<T>(_ t: T) -> Set<C.Element> { Set(c) }
  func d<T>(_ t: Set<T>) -> [C.Element: T] { [c.first!: t.first!] }
}
print(S(c: [1]).b(2), S(c: "a").d([3]))
struct N {}
print(S(c: [N()]).b(2))
