func unmarked<each T>(_ x: T) {}
func unrepeated<each T>(_ x: each T) {}
func withoutEach<each T>(_ x: repeat T) {}
func inArray<each T>(_ x: repeat [T]) {}
func generic<each T>(_ x: repeat Array<T>) {}
func result<each T>(_ x: repeat each T) -> (each T) { fatalError() }
func whole<each T>(_ x: repeat each T) { print(x) }
func repeated<each T>(_ x: repeat each T) { repeat print(x) }
func element<each T>(_ x: repeat each T) { print(each x) }
func passed<each T>(_ x: repeat each T) { print(repeat x) }
func looped<each T>(_ x: repeat each T) { for y in x { print(y) } }
func loopedTwice<each T>(_ x: repeat each T) { for y in repeat x { print(y) } }
func stored<each T>(_ x: repeat each T) { let a: [Any] = [x]; print(a) }
func named<each T>(_ x: repeat each T) { let y = each x }
func counted<each T>(_ x: repeat each T) { let n = x.count }
func returned<each T>(_ x: repeat each T) -> Int { x }
func boxes<each T>(_ x: repeat [each T]) { print(x) }
func unequal<each T, each U>(_ x: repeat each T, y: repeat each U) { _ = (repeat (each x, each y)) }
func equal<each T, each U>(_ x: repeat (each T, each U), y: repeat each U) { _ = (repeat (each x, each y)) }
struct Plain<each T> { var v: T }
struct Held<each T> { var v: (repeat T) }
struct Two<each T, each U> {}
enum Choice<each T> { case a }
