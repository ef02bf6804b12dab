let pair = (1, 2)
func letter() -> Character { "c" }
func show<T>(_ value: T) { print(T.self) }
show(pair ?? 1)
show(letter() ?? 1)
let text = "a"
let number = text ?? 3
