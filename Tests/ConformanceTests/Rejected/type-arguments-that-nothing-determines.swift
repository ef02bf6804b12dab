struct Empty<Value> { func run() {} }
struct Pair<First, Second> { init(first: First) {} }
class Node<Value> { init() {} }
_ = Empty()
let empty = Empty()
_ = Pair(first: 1)
let pair = Pair(first: 1)
Empty().run()
_ = Node()
print(Node())
