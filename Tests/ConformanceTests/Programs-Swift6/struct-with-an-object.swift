class Formatter1 { func s(_ n: Int) -> String { "<\(n)>" } }
struct View1 { let f = Formatter1(); func show(_ n: Int) { print(f.s(n)) } }
View1().show(2)
