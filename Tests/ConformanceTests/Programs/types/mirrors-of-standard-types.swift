// Mirrors and dumps of the library's types
func m(_ name: String, _ x: Any) { let m = Mirror(reflecting: x); print(name, m.displayStyle as Any, m.subjectType, m.children.map { "\($0.label ?? "-")=\($0.value)" }); var s = ""; dump(x, to: &s); print(s, terminator: "") }
m("scalar", "a".unicodeScalars.first!); m("char", "a" as Character); m("slice", [1, 2, 3][1...])
m("range", 1..<3); m("closed", 1...3); m("from", 1...); m("upto", ..<3); m("through", ...3)
m("repeated", repeatElement(1, count: 2)); m("one", CollectionOfOne(1)); m("empty", EmptyCollection<Int>()); m("zip", zip([1], ["a"])); m("enumerated", [1].enumerated()); m("reversed", [1, 2].reversed() as ReversedCollection<[Int]>)
m("stride", stride(from: 1, to: 3, by: 1)); m("stridethrough", stride(from: 1, through: 3, by: 1)); m("lazymap", [1].lazy.map { $0 + 1 }); m("lazy", [1].lazy); m("lazyfilter", [1].lazy.filter { $0 > 0 })
m("anyhashable", AnyHashable(1)); m("anyhashable2", AnyHashable("s")); m("slicegen", Slice(base: [1, 2], bounds: 0..<1)); m("indices", "ab".indices.count); m("default", ["a"].indices)
m("result", Result<Int, Error>.success(1)); m("bool", true); m("float", Float(1.5)); m("u8", UInt8(3)); m("double", 1.5)
m("dur", Duration.seconds(1)); m("cd", [1, 2].difference(from: [2, 3])); m("hasher", Hasher.self); m("Never", Never.self); m("sg", SystemRandomNumberGenerator()); m("opt", Optional(1...2) as Any); m("codingkey", K.a); enum K: CodingKey { case a }
