// The metatype that `type(of:)` returns for an existential is not opened where it is made: swiftc learns its type
// only after it has resolved the call.
protocol P { init() }
struct S: P {}
let p: any P = S()
let known: any P.Type = S.self
func take<U: P>(_ type: U.Type) {}
func takeAny<U>(_ type: U.Type) {}
struct Taker {
  init() {}
  init<U: P>(_ type: U.Type) {}
  func take<U: P>(_ type: U.Type) {}
  static func takeStatic<U: P>(_ type: U.Type) {}
  subscript<U: P>(type: U.Type) -> Int { 1 }
}
take(known)
take(type(of: S()))
let made = type(of: p)
take(made)
take(type(of: p))
take((type(of: p)))
takeAny(type(of: p))
Taker().take(type(of: p))
Taker.takeStatic(type(of: p))
_ = Taker()[type(of: p)]
_ = Taker(type(of: p))
