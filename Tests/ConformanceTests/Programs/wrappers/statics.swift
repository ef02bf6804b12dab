// Statics: in types, generic holders, extensions and enums.
@propertyWrapper struct Counted<T> { var wrappedValue: T { didSet { count += 1 } }; private(set) var count = 0
  init(wrappedValue: T) { self.wrappedValue = wrappedValue }
  var projectedValue: Int { count } }
struct S { @Counted static var total = 0; @Counted static var names = ["a"] ; static func add() { total += 1; names.append("\(total)"); print(total, names, $total, $names, _total.count) } }
S.add(); S.add(); S.total = 50; print(S.total, S.$total)
enum E { @Counted static var x: Double = 1; case a; func f() { E.x *= 2; print(Self.x, Self.$x) } }
E.a.f(); E.a.f()
extension S { @Counted static var extra: String? ; @Counted static var list: [Int] = [] }
print(S.extra as Any); S.extra = "q"; print(S.extra ?? "", S.$extra)
