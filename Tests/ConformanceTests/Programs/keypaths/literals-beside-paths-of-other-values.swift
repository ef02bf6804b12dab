struct C { var title: Int; var icon: String }
func f<V>(_ k: KeyPath<C, V>) -> Bool { k == \.title }
func g(_ k: PartialKeyPath<C>) -> Bool { k == \.title }
func h(_ k: AnyKeyPath) -> Bool { k == \C.title }
print(f(\.title), f(\.icon), g(\.title), h(\C.icon))
