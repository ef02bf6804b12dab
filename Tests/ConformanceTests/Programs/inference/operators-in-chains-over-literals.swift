struct Heap<E> { var a: [E]; init(_ xs: some Sequence<E>, by less: @escaping (E, E) -> Bool) { a = xs.sorted(by: less) } }
extension Heap: Sequence { func makeIterator() -> IndexingIterator<[E]> { a.makeIterator() } }
print(Array(Heap("heap", by: >)))
print(Array(Heap("heap", by: >)).map(String.init).joined())
