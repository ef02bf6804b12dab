@propertyWrapper struct LazyS<T> { 
  private var f: () -> T
  init(wrappedValue: @autoclosure @escaping () -> T) { f = wrappedValue }
  var wrappedValue: T { get { f() } set { print("set"); f = { newValue } } } }
func make(_ n: Int) -> Int { print("make", n); return n }
struct S { @LazyS var x = make(1) ; @LazyS var y = make(2) }
print("S()"); var s = S(); print("x"); print(s.x, s.x)
print("S(x)"); s = S(x: make(3), y: make(4)); print("x"); print(s.x); s.y = make(5); print(s.y)
