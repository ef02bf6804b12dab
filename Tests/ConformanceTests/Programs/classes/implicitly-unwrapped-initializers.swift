// `init!` is called and delegated to without a question.
class A { let n: Int
 init!(_ n: Int) { if n < 0 { return nil }; self.n = n }
 convenience init(twice n: Int) { self.init(n * 2) }
 convenience init?(maybe n: Int) { self.init(n) }
}
print(A(3).n, A(twice: 4).n, A(maybe: -1) == nil)
struct S { let n: Int
 init!(_ n: Int) { if n < 0 { return nil }; self.n = n }
 init(plain n: Int) { self.init(n) }
 init?(text: String) { guard let n = Int(text) else { return nil }; self.init(n) }
}
print(S(plain: 2).n, S(text: "7")!.n, S(text: "x") as Any, S(-1) as Any)
class B: A { override init!(_ n: Int) { super.init(n) } }
print(B(9).n)
