// Kinds of values.
@propertyWrapper struct Box<T> { var wrappedValue: T; init(wrappedValue: T) { self.wrappedValue = wrappedValue } }
enum Mode: Equatable { case light, dark, level(Int) }
protocol Pet { var name: String { get } }
struct Dog: Pet { var name = "dog" } ; struct Cat: Pet { let name = "cat" }
class Animal { var kind: String { "animal" } } ; final class Horse: Animal { override var kind: String { "horse" } }
struct S {
  @Box var mode: Mode = .dark
  @Box var f: (Int) -> Int = { $0 + 1 }
  @Box var g: ((String) -> Void)? = nil
  @Box var pet: any Pet = Dog()
  @Box var animal: Animal = Horse()
  @Box var o: Int? = 5
  @Box var d: Double = 1
  @Box var t: (a: Int, b: String) = (1, "x")
  @Box var m: [String: [Int]] = [:]
  @Box var s: Set<Int> = [1]
  @Box var c: Character = "c"
  @Box var e: Result<Int, Never> = .success(3)
  @Box var lazyish: Int = { let a = 1; let b = 2; return a + b }()
  @Box var tern = Bool.random() ? 1 : 1
  @Box var any: Any = 1
  @Box var range = 0..<3
  @Box var opt: String?
  @Box var arr = [1, 2.5]
  @Box var meta: Int.Type = Int.self
  @Box
  var newline = "n"
  @Box var `default` = 2
}
var s = S()
s.mode = .level(3); s.f = { $0 * 10 }; s.g = { print("g", $0) }; s.g?("x"); s.pet = Cat(); s.animal = Animal(); s.o = nil; s.d /= 4
s.t.a = 9; s.t.b += "y"; s.m["k", default: []].append(1); s.s.insert(2); s.c = "z"; s.any = "any"; s.opt = "o"; s.arr[0] += 1; s.default += 1
print(s.mode, s.f(4), s.pet.name, s.animal.kind, s.o as Any, s.d, s.t, s.m, s.s.count, s.c, s.e, s.lazyish, s.tern, s.any, s.range, s.opt!, s.arr, s.meta, s.newline, s.default)
if case .level(let n) = s.mode { print(n) }
switch s.pet { case is Cat: print("is cat"); default: print("no") }
