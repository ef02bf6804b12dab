protocol A: AnyObject { var b: Double { get set }; var arr: [Int] { get set } }
class C: A { var b = 1.0; var arr = [1] }
var xs: [any A] = [C()]
xs.first?.b = -3; print(xs[0].b)
xs.first?.b += 1; xs.last?.arr.append(5); xs.first?.arr[0] = 7; xs.last!.b *= 2; xs.first.map { $0.b = 9 }
print(xs[0].b, xs[0].arr)
class N { var v = 0; var next: N? }
let ns = [N(), N()]; ns.first?.v = 4; ns.first!.v += 1; ns.last?.next = ns.first; ns.last?.next?.v += 1; ns.first(where: { $0.v > 2 })?.v += 10
print(ns.map(\.v))
func get() -> (any A)? { xs.first }; get()?.b = 3; get()!.b += 1; print(xs[0].b)
