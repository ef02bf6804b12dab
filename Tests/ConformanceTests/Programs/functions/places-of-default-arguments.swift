// `#line` and `#column` as defaults are where the arguments begin.
func foo(_ c: Int = #column, l: Int = #line) { print(c, l) }
struct S { init(c: Int = #column) { print(c) }; func bar(_ x: Int = 0, c: Int = #column) { print(c) }; func tr(c: Int = #column, _ f: () -> Void) { print(c) }; subscript(i: Int, c: Int = #column) -> Int { c } }
foo()
foo(l: 4)
S().bar(3)
let s = S()
s
  .bar(
    4)
s.tr { }
s.tr() { }
print(s[1])
foo(
)
let t: S = .init()
