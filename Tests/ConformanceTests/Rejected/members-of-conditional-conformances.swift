protocol P {}
struct N {}
let maybe: (any P)? = nil, number: Int? = 1, none: N? = nil
extension Equatable {
  func m() {}
  var v: Int { 1 }
}
none.m()
_ = none.v
maybe.m()
_ = maybe.v
[N()].m()
_ = [N()].v
[N()].map { $0 }.m()
number.m()
_ = [1].v
extension Hashable { func key() -> Int { hashValue } }
_ = [N()].key()
_ = ["a": N()].key()
_ = [1].key()
extension SignedNumeric { func m() {} }
[[N()]].m()
