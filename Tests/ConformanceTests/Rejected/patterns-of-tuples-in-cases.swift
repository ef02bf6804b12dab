enum F { case closed((code: Int, reason: String)), named(at: (Int, Int)), one((Int, Int)) }
let o: (Int, Int)? = (3, 4)
if case .some(let a, let b) = o { print(a, b) }
if case .closed(kode: 1, let r) = F.closed((1, "x")) { print(r) }
if case .named(let a, let b) = F.named(at: (1, 2)) { print(a, b) }
if case .named(at: let a, let b) = F.named(at: (1, 2)) { print(a, b) }
if case .one(let a, let b, let c) = F.one((1, 2)) { print(a, b, c) }
switch F.one((1, 2)) {
case .one(let a, let b, let c): print(a, b, c);
default: break
}
switch F.named(at: (1, 2)) {
case .named((let a, let b)): print(a, b);
default: break
}
