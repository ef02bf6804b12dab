// `protocol P: class`, the old way to write AnyObject.
protocol P: class { var n: Int { get set } }
final class C: P { var n = 1; weak var d: P? }
let c: P = C()
c.n = 4
print(c.n)
