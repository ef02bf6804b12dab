struct ID: ExpressibleByStringLiteral, ExpressibleByIntegerLiteral, Hashable { var raw: String; init(stringLiteral s: String) { raw = s }; init(integerLiteral i: Int) { raw = "#\(i)" } }
print(Set<ID>([1, "a", 1]).count, Array<ID>([1, "b"]).map(\.raw), [ID]([2, "c"]).count)
let n: [Float] = [1, .pi, -.infinity].map { $0 }
print(n.count, n.first ?? 0)
print([Double]([1, 2.5]), Set<Double>([1, .pi]).count, [UInt8]([1, 2].reversed()), Set<Character>(["a", "b"]).count)
