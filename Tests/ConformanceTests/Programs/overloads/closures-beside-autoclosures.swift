// A closure that is passed for an autoclosure is wrapped in another one: that comes last. A closure that waits for
// nothing is converted to an async one before it becomes any value only if nothing else takes it.
func f<T, U>(_ a: [T], _ b: @autoclosure () -> U) { print("autoclosure", U.self) }
func f<T>(_ a: [T], _ b: () throws -> Void = {}) { print("function") }
f([1], { let x = 1; _ = x })
f([1]) { _ = 1 }
f([1], 2)
f([1])
func g(_ x: Any?) { print("Any?") }
func g(_ x: () async -> Void) { print("async") }
g({})
g { }
struct S {
  subscript(_ x: Any?) -> Int { print("Any?"); return 0 }
  subscript(_ x: () async -> Void) -> Int { print("async"); return 0 }
  func f(_ x: Any?) { print("Any?") }
  func f(_ x: () throws -> Void) { print("throws") }
}
_ = S()[{}]
S().f({})
