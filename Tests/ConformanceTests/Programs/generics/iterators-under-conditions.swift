struct Tagged<Raw> { var raw: Raw }
extension Tagged: Sequence where Raw: Sequence { func makeIterator() -> Raw.Iterator { raw.makeIterator() } }
print(Tagged(raw: [1, 2]).map { $0 + 1 })
struct W<S: Sequence>: Sequence { let s: S; func makeIterator() -> S.Iterator { s.makeIterator() } }
print(Array(W(s: "ab")))
struct V<S> { let s: S }
extension V: Sequence where S: Collection { func makeIterator() -> some IteratorProtocol<S.Element> { s.makeIterator() } }
print(Array(V(s: "ab")))
