struct Stack<T> { var items: [T] = [] }
let s: Stack = Stack()
let t: Stack = .init()
func f() { let s: [Stack] = []; print(s) }
enum R<T> { case none, some(T) }
let r: R = .none
