func tell<T>(_ x: T) { print(T.self, x) }
let i = 3, flag = true
tell((.some(i) == nil, flag))
tell(.some(i) == nil)
tell([.some(i) == nil])
tell(((.some(i) != nil), 1))
let a = (.some(i) == nil, 2)
print(a)
func g<T, U>(_ x: (T, U)) { print(T.self, U.self) }
