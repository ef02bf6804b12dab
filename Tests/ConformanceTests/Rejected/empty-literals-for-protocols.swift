func f<T: Equatable>(_ x: T) { print(T.self) }
func k<T: Hashable>(_ x: T?) { print(T.self) }
func m<T>(_ x: T) { print(T.self) }
func n<T: Collection>(_ x: T) -> Int { x.count }
f([])
f([:])
k([])
f([[]])
f([1: []])
print(f([]))
m([])
print(n([]), n([:]))
f([] as [Int])
