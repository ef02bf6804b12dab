// Wrappers of the proposal.
@propertyWrapper enum Lazy<Value> {
  case uninitialized(() -> Value)
  case initialized(Value)
  init(wrappedValue: @autoclosure @escaping () -> Value) { self = .uninitialized(wrappedValue) }
  var wrappedValue: Value {
    mutating get { switch self { case .uninitialized(let make): let value = make(); self = .initialized(value); return value; case .initialized(let value): return value } }
    set { self = .initialized(newValue) } }
  mutating func reset(_ newValue: @autoclosure @escaping () -> Value) { self = .uninitialized(newValue) } }
func compute() -> Int { print("computing"); return 1738 }
struct UseLazy { @Lazy var foo = compute(); mutating func clear() { _foo.reset(42) } }
var lz = UseLazy(); print("-"); print(lz.foo, lz.foo); lz.clear(); print(lz.foo); lz.foo = 7; print(lz.foo)
func useLocal() { @Lazy var here = 17; print(here); here = 3; print(here); _here.reset(4); print(here) }
useLocal()
@propertyWrapper struct DelayedMutable<Value> {
  private var _value: Value? = nil
  var wrappedValue: Value { get { guard let value = _value else { fatalError("property accessed before being initialized") }; return value } set { _value = newValue } }
  mutating func reset() { _value = nil } ; var isSet: Bool { _value != nil } ; var projectedValue: DelayedMutable { get { self } set { self = newValue } } }
class Foo { @DelayedMutable var x: Int; init() { } ; func initializeX() { if !$x.isSet { x = 17 } } ; func destroyX() { $x.reset() } }
let foo = Foo(); print(foo.$x.isSet); foo.initializeX(); print(foo.x, foo.$x.isSet); foo.destroyX(); print(foo.$x.isSet)
@propertyWrapper struct UserDefault<T> { static var store: [String: Any] { get { defaults } set { defaults = newValue } } 
  let key: String; let defaultValue: T
  var wrappedValue: T { get { Self.store[key] as? T ?? defaultValue } nonmutating set { Self.store[key] = newValue } } }
var defaults: [String: Any] = [:]
enum GlobalSettings { @UserDefault(key: "FOO", defaultValue: false) static var isFooFeatureEnabled: Bool; @UserDefault(key: "BAR", defaultValue: [1]) static var list: [Int] }
print(GlobalSettings.isFooFeatureEnabled); GlobalSettings.isFooFeatureEnabled = true; GlobalSettings.list.append(2); print(GlobalSettings.isFooFeatureEnabled, GlobalSettings.list, defaults.count)
protocol Copyable: AnyObject { func copy() -> Self }
final class Doc: Copyable { var text = ""; init(_ t: String) { text = t } ; func copy() -> Doc { print("copied"); return Doc(text) } }
@propertyWrapper struct CopyOnWrite<Value: Copyable> {
  init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  private(set) var wrappedValue: Value
  var projectedValue: Value { mutating get { if !isKnownUniquelyReferenced(&wrappedValue) { wrappedValue = wrappedValue.copy() } ; return wrappedValue } set { wrappedValue = newValue } } }
struct Page { @CopyOnWrite var doc = Doc("a") }
var p1 = Page(); let p2 = p1; p1.$doc.text = "b"; print(p1.doc.text, p2.doc.text)
@propertyWrapper struct Clamping<V: Comparable> { var value: V; let min: V; let max: V
  init(wrappedValue: V, min: V, max: V) { value = wrappedValue; self.min = min; self.max = max; assert(value >= min && value <= max) }
  init(wrappedValue: V, _ r: ClosedRange<V>) { self.init(wrappedValue: wrappedValue, min: r.lowerBound, max: r.upperBound) }
  var wrappedValue: V { get { value } set { if newValue < min { value = min } else if newValue > max { value = max } else { value = newValue } } } }
struct Color { @Clamping(min: 0, max: 255) var red: Int = 127; @Clamping(0...1) var alpha = 0.5; @Clamping("a"..."f") var c = "b" }
var c = Color(); c.red = 300; c.alpha = -2; c.c = "z"; print(c.red, c.alpha, c.c, Color(red: 3).red)
@propertyWrapper @dynamicMemberLookup struct Ref<Value> { let read: () -> Value; let write: (Value) -> Void
  var wrappedValue: Value { get { read() } nonmutating set { write(newValue) } } ; var projectedValue: Ref<Value> { self }
  subscript<U>(dynamicMember kp: WritableKeyPath<Value, U>) -> Ref<U> { Ref<U>(read: { self.wrappedValue[keyPath: kp] }, write: { self.wrappedValue[keyPath: kp] = $0 }) } }
@propertyWrapper class Box<Value> { var wrappedValue: Value; init(wrappedValue: Value) { self.wrappedValue = wrappedValue } ; var projectedValue: Ref<Value> { Ref(read: { self.wrappedValue }, write: { self.wrappedValue = $0 }) } }
struct Rect { var x = 0, w = 10; var inner = Pt() } ; struct Pt { var y = 1 }
struct UseBox { @Box var r = Rect(); func go() { let w = $r.w; w.wrappedValue = 20; $r.inner.y.wrappedValue += 5; takes($r.x) } ; func takes(_ r: Ref<Int>) { r.wrappedValue += 3; } }
let ub = UseBox(); ub.go(); print(ub.r)
struct Child { @Ref var n: Int; func inc() { n += 1 } }
func host() { @Box var n = 1; let child = Child(n: $n); child.inc(); child.n += 10; print(n) }
host()
