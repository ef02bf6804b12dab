// History, undo, logging, trimming, expiry: everyday wrappers together.
@propertyWrapper struct Versioned<V> { private var all: [V]; init(wrappedValue: V) { all = [wrappedValue] }
  var wrappedValue: V { get { all[all.count - 1] } set { all.append(newValue) } }
  var projectedValue: History { History(values: all) }
  struct History { let values: [V]; var count: Int { values.count } ; func value(at i: Int) -> V? { values.indices.contains(i) ? values[i] : nil } }
  mutating func undo() { if all.count > 1 { all.removeLast() } } }
@propertyWrapper struct Trimmed { private var s = ""; init(wrappedValue: String) { self.wrappedValue = wrappedValue } ; var wrappedValue: String { get { s } set { s = newValue.trimmed } } }
extension String { var trimmed: String { var s = Substring(self); while s.first == " " { s.removeFirst() } ; while s.last == " " { s.removeLast() } ; return String(s) } }
@propertyWrapper struct Validated<V> { private var value: V; private let rules: [(String, (V) -> Bool)]; private(set) var errors: [String] = []
  init(wrappedValue: V, _ rules: (String, (V) -> Bool)...) { value = wrappedValue; self.rules = rules; validate() }
  private mutating func validate() { errors = rules.filter { !$0.1(value) }.map(\.0) }
  var wrappedValue: V { get { value } set { value = newValue; validate() } } ; var projectedValue: [String] { errors } }
struct Form { @Trimmed var name = "  Ann "; @Validated(("min", { $0 >= 18 }), ("max", { $0 < 100 })) var age = 17; @Versioned var note = "a"
  var isValid: Bool { $age.isEmpty } 
  mutating func undo() { _note.undo() } }
var f = Form(); print(f.name, f.age, f.$age, f.isValid); f.age = 30; f.name += "  x  "; f.note = "b"; f.note += "c"
print(f.name, f.$age, f.isValid, f.note, f.$note.count, f.$note.value(at: 1) ?? "-", f.$note.value(at: 9) as Any); f.undo(); print(f.note)
final class ViewModel { @Versioned var state = State.idle; @Validated(("non-negative", { $0 >= 0 })) var count = 0; enum State { case idle, busy(Int) }
  func start() { state = .busy(1); count -= 5 } ; lazy var summary = "\(state) \($count)" }
let vm = ViewModel(); vm.start(); print(vm.summary, vm.$state.count); if case .busy(let n) = vm.state { print(n) }
struct Config { @Versioned var limits: [String: Int] = ["a": 1]; subscript(k: String) -> Int? { get { limits[k] } set { limits[k] = newValue } } }
var cfg = Config(); cfg["b"] = 2; cfg.limits["a"]? += 5; cfg["z"] = nil; print(cfg.limits.sorted { $0.key < $1.key }.map { "\($0.key)\($0.value)" }, cfg.$limits.count)
let forms = [Form(), f]; print(forms.map(\.name), forms.filter(\.isValid).count, forms.map { $0.$note.count })
