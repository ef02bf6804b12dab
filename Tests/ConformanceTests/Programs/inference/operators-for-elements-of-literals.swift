func f<E>(_ xs: some Sequence<E>, by less: (E, E) -> Bool) -> [E] { Array(xs).sorted(by: less) }
print(f([3, 1, 2], by: >))
print(f("heap", by: <))
print(f("heap", by: >))
func g<S: Sequence>(_ xs: S, by less: (S.Element, S.Element) -> Bool) -> [S.Element] { xs.sorted(by: less) }
print(g("heap", by: >), g([2, 3], by: >), g([1.5, 2], by: <))
func h<S: Sequence>(_ xs: S, _ f: (S.Element) -> String) -> [String] { xs.map(f) }
print(h("ab", String.init), h([1, 2], String.init), h("ab") { $0.uppercased() })
func k<S: Sequence, T>(_ xs: S, _ z: T, _ f: (T, S.Element) -> T) -> T { xs.reduce(z, f) }
print(k([1, 2], 0, +), k("ab", "") { $0 + String($1) }, k([1, 2], 0.5) { $0 + Double($1) }, k(["a"], "z", +))
