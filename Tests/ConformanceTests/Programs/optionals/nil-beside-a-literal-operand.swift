// A literal beside nil is wrapped, as an operand as well as an argument.
infix operator <>: AdditionPrecedence
func <> (a: Int, b: Int) -> String { "Int Int" }
func <> <T>(a: T, b: T) -> String { "\(T.self)" }
print(nil <> 1, 1 <> nil, nil <> "a", 1 <> 2, 1.5 <> nil)
let text: String = nil <> [1]
print(text, [nil] <> [1], [1] <> [nil, nil])

infix operator <+: AdditionPrecedence
func <+ <T>(a: [T], b: T) -> String { "\(T.self)" }
print([1] <+ nil, [nil] <+ 1, [1] <+ 2, [nil, "a"] <+ "b")

infix operator <?: AdditionPrecedence
func <? <T>(a: T?, b: T?) -> String { "\(T.self)" }
print(nil <? 1, 1 <? nil, 1 <? 2)

func join<T>(_ a: T, _ b: T) -> String { "\(T.self)" }
print(join(nil, 1), join(1, nil), join([nil], [1]))
print((nil ?? 1) + 1, nil == 1, 1 != nil, [1, nil] == [nil, 1], (nil as Int?) ?? 2)
