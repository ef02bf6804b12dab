func wrap<B: Collection>(_ b: B) -> [B.SubSequence] { [b[...]] }
print(wrap("abc").map(String.init), wrap([1, 2]).map(Array.init))
