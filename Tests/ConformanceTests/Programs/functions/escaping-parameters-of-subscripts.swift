struct D<B: Sendable> {
  let b: Int; let v: @Sendable () -> B
  static subscript(_ k: Int, default value: @autoclosure @escaping @Sendable () -> B) -> Self { Self(b: k, v: value) }
  subscript(_ k: Int, value: @escaping () -> B) -> () -> B { value }
}
print(D<String>[1, default: "x"].v())
print(D<String>[1, default: "x"][2, { "y" }]())
