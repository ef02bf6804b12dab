func f() {}
print(() == (), f() == (), [1].forEach { _ in } == ())
let a: Void = (), b: () = ()
print(a == b, type(of: a), a)
