// A builder's closure receives the elements of a collection whose type is found with the call.
protocol Layout { func lines() -> [String] }
extension String: Layout { func lines() -> [String] { [self] } }

@resultBuilder enum LayoutBuilder {
  static func buildExpression<L: Layout>(_ layout: L) -> L { layout }
  static func buildBlock<L: Layout>(_ layout: L) -> L { layout }
}

struct Rows<Data: RandomAccessCollection, Content: Layout>: Layout {
  let data: Data
  @LayoutBuilder let content: (Data.Element) -> Content
  func lines() -> [String] { data.flatMap { content($0).lines() } }
}

func optional<L: Layout>(_ layout: L?) -> Rows<[L], L> { Rows(data: layout.map { [$0] } ?? [], content: { $0 }) }
func all<L: Layout>(_ layouts: [L]) -> Rows<[L], L> { Rows(data: layouts) { layout in layout } }
func copies<L: Layout>(_ layouts: ArraySlice<L>) -> Rows<ArraySlice<L>, L> {
  Rows(data: layouts) { layout in
    let copy: L = layout
    copy
  }
}

print(optional("a").lines(), optional(nil as String?).lines(), all(["b", "c"]).lines())
print(copies(["d", "e"][1...]).lines(), Rows(data: ["f"], content: { $0 }).lines())
