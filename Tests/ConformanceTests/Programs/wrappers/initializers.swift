@propertyWrapper struct W { var wrappedValue: Int { didSet { print("set") } } ; init(wrappedValue: Int) { self.wrappedValue = wrappedValue; print("init(w)", wrappedValue) } }
struct V { @W var y: Int; var z: Int; init() { y = 6; y = 7; z = 1; y = 8; print("inited") } }
print("V"); print(V().y)
class B {}
class C: B { @W var y: Int = 3; override init() { y = 10; super.init(); y = 11 } }
print("C"); print(C().y)
struct D { @W var y: Int; init(c: Bool) { if c { y = 1 } ; y = 2; y = 3 } }
print("D"); print(D(c: true).y, D(c: false).y)
struct E { @W var y: Int = 3; init() { y = 4 } ; init(c: Bool) { self.init(); y = 9 } }
print("E"); print(E().y, E(c: true).y)
struct F { @W var y: Int; let n: Int;  init() { y = 4; n = 2 } ; init(c: Int) { (y, n) = (1, 2) } }
print("F"); print(F().y, F(c: 1).y)
struct H { @W(wrappedValue: 3) var y: Int; let n: Int;  init() {  n = 2; y = 4 } }
print("H"); print(H())
func loop() { @W var y: Int; y = 1; for i in 0..<2 { y = i }; let f = { y = 3 }; f(); print(y) }
loop()
