// An actor's initializer delegates without being a convenience.
actor A {
  let n: Int; init(n: Int) { self.n = n }; init() { self.init(n: 3) };
  init(text: String) async { self.init(n: text.count) }
}
print(await A().n, await A(text: "ab").n)
