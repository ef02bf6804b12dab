class T1 { func a() { print("a") }; func b(_ n: Int) -> Int { n }
  static let all = [("a", a), ("a2", a)]
  static var one = b
  static func go() { for (n, f) in all { print(n); f(T1())() }; print(one(T1())(4)) }
  class func make() -> (T1) -> () -> Void { a }
}
T1.go(); T1.make()(T1())()
struct S { func m() -> Int { 7 }; static let table: [String: (S) -> () -> Int] = ["m": m]; static func pick() -> Int { let f = m; return f(S())() } }
print(S.table["m"]!(S())(), S.pick())
