actor Account {
  func pay() {}
  func add(_ amount: Int) {}
  nonisolated func name() {}
  func wait() async {}
  func check(_ x: Int, y: Int) -> Int { 1 }
  func inside() { let p = pay; p(); let q = self.pay; q(); [1].forEach(add) }
  static func shared() {}
}
func use(a: Account) async {
  let p = a.pay
  p()
  await takes(a.pay)
  await waits(a.wait)
  let add = a.add(_:)
  _ = add
  let check = a.check
  _ = check
  let wait = a.wait
  await wait()
  let name = a.name
  name()
  let task = Task { await a.pay() }
  _ = task
}
func takes(_ body: @escaping () -> Void) async {}
func waits(_ body: @escaping () async -> Void) async {}
func inside(a: isolated Account) { let p = a.pay; p() }
@MainActor func outside(a: Account) { let p = a.pay; _ = p }
