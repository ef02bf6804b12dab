// Errors of types come first in a body, then those of isolation, then those of effects; what is not marked with
// `await` comes last. An expression without a type has no others.
actor Store {
  var count = 1
  func grow() {}
}
func fail() throws {}
func wait() async {}
func mixed(_ store: Store) async {
  store.grow()
  fail()
  wait()
  let plain = { store.grow(); fail(); wait(); _ = store.count }
  let wrong = { () async in store.grow(); fail(); wait(); let text: Int = "a" }
  func local() async { store.grow(); fail(); wait(); store.count = 2; let text: Int = "b" }
  store.count = 3
  store.grow()
  fail()
  let text: Int = "c"
  print(store.count, missing)
}
struct Box {
  let store = Store()
  var value: Int { fail(); return store.count }
  func method() { wait(); fail(); let text: Int = "d" }
  let failed: () = fail()
}
fail()
print(gone)
if true { fail(); print(lost) }
func late() { async let value = wait(); fail(); print(missing) }
