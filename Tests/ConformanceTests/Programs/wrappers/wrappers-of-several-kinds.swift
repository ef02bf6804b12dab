@propertyWrapper struct Clamped<V: Comparable> {
    private var value: V
    let range: ClosedRange<V>
    var wrappedValue: V { get { value } set { value = Swift.min(Swift.max(newValue, range.lowerBound), range.upperBound) } }
    var projectedValue: Clamped { self }
    init(wrappedValue: V, _ range: ClosedRange<V>) { self.range = range; value = range.lowerBound; self.wrappedValue = wrappedValue }
}
@propertyWrapper final class Logged<T> {
    private var stored: T
    private(set) var log: [String] = []
    var name: String
    var wrappedValue: T { get { stored } set { log.append("\(name): \(stored) -> \(newValue)"); stored = newValue } }
    var projectedValue: Logged<T> { self }
    init(wrappedValue: T, name: String = "?") { stored = wrappedValue; self.name = name }
}
@propertyWrapper struct Trimmed { 
    var wrappedValue: String { didSet { wrappedValue = trim(wrappedValue) } }
    init(wrappedValue: String) { self.wrappedValue = trim(wrappedValue) }
}
func trim(_ s: String) -> String {
    var s = Substring(s)
    while s.first == " " { s.removeFirst() }
    while s.last == " " { s.removeLast() }
    return String(s)
}
@propertyWrapper struct Lazy<T> {
    private enum State { case pending(() -> T), done(T) }
    private var state: State
    init(wrappedValue: @autoclosure @escaping () -> T) { state = .pending(wrappedValue) }
    var wrappedValue: T {
        mutating get {
            switch state {
            case .done(let v): return v
            case .pending(let f): let v = f(); state = .done(v); return v
            }
        }
    }
}
struct Player {
    @Clamped(0...100) var health = 150
    @Clamped(0...1) var speed: Double = 0.5
    @Logged(name: "level") var level = 1
    @Trimmed var title = "  hero "
    @Lazy var expensive: Int = { print("computing"); return 42 }()
}
var p = Player()
p.health -= 30; p.speed = 3; p.level += 1; p.level *= 5; p.title = " x y  "
print(p.health, p.speed, p.level, "[\(p.title)]", p.$level.log, p.$health.range)
print(p.expensive + p.expensive)
struct Named { @Trimmed var s: String; @Logged var n: Int }
print(Named(s: "  a ", n: 3).s)
func f(@Clamped(0...5) x: Int) -> Int { x }
print(f(x: 9))
class C { @Clamped(0...9) var n = 3; lazy var doubled = n * 2; @Logged var d: [String: Int] = [:] }
let c = C(); c.n = 20; c.d["a", default: 0] += 1
print(c.n, c.doubled, c.d, c.$d.log)
print(Mirror(reflecting: Player()).children.map { $0.label ?? "-" })
