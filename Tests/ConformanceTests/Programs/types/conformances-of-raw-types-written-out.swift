enum A: String, Equatable, Hashable, RawRepresentable { case x }
enum B: Int, Hashable, Codable { case x }
enum C: String { case x }
extension C: Hashable {}
enum D { case p, q }
extension D: Equatable {}
extension D: Hashable {}
print(A.x == .x, Set([B.x, .x]).count, C.x.hashValue == C.x.hashValue, D.p == .q)
print(A(rawValue: "x") as Any)
