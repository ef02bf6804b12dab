// The result of an overloaded function is called: only overloads that return functions are meant.

func g() -> [Int] { [] }
func g() -> () -> Int { { 1 } }
func g() -> Int? { 1 }
print(g()())
func h() -> (Int) -> String { { "\($0)" } }
func h() -> (String) -> String { { $0 } }
func h() -> Int { 1 }
print(h()(1), h()("a"))
