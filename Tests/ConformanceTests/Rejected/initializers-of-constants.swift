class A { let x: Int; var y: String; init() { x = 1 }
 init(a: Int) { self.x = a; self.y = "b"; self.x = 2 } }
struct B { var a: Int, b: Int; init(a: Int) { self.a = a; print(b) } ; func m() { a = 3; self = B(a: 1) } }
class C: A { var z: Int; override init() { super.init(); z = 2 } }
