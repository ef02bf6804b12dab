class C { func f() { Self.g(); C.g(); print(Self.x) }; func g() {}; var x = 1 }
struct S { func f() { Self.g(); print(Self.x) }; func g() {}; var x = 1 }
enum E<T> { case a(E), b; case c(E<T>) }
struct R<T> { var r: R<T>? }
enum Empty { case a, b }
func f(_ x: Int, _ e: Empty, _ b: Bool) { switch x {}; switch e {}; switch b {} }
