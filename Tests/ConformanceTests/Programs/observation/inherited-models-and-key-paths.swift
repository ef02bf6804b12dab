import Observation
@Observable class Base { var a = 1; var b: Int { a * 2 } ; func inc() { a += 1 } }
@Observable class Derived: Base { var c = 3; override var b: Int { super.b + c }
  override func inc() { super.inc(); c += 1 } }
let d = Derived()
// In which order several trackers are told is not laid down.
nonisolated(unsafe) var told: [String] = []
func t(_ n: String, _ f: () -> Any) { let r = withObservationTracking({ f() }, onChange: { told.append(n) }); print(n, r) }
func tell() { print("changed:", told.sorted()); told = [] }
t("b") { d.b }
d.c = 10; tell()
t("b") { d.b }
d.a = 5; tell()
t("as base") { (d as Base).b }
d.inc(); tell()
t("kp") { d[keyPath: \Derived.a] }
d[keyPath: \Base.a] = 9; tell()
print(d is any Observable, (d as Any) is any Observable)
let kps: [PartialKeyPath<Derived>] = [\.a, \.c, \.b]
for k in kps { t("\(d[keyPath: k])") { d[keyPath: k] } }
d.a = 0; tell(); d.c = 0; tell()
func generic<M: Observable, V: Equatable>(_ m: M, _ k: ReferenceWritableKeyPath<M, V>, _ v: V) { t("g") { m[keyPath: k] }; m[keyPath: k] = v; print(m[keyPath: k] == v) }
generic(d, \.c, 42); tell()
