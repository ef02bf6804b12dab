class Node<T> { var value: T; var next: Node?; init(_ v: T) { value = v } }
let n = Node(1)
n.next = Node("a")
n.next.value = 3
n.value = "x"
let m: Node<String> = n
print(n.next?.value + 1)
n.next?.next.value
if n.next == nil { }
if n == n { }
let o = Node<Int>()
let p = Node<Int>(value: 1)
let q = Node(v: 1)
for x in n { }
n[0]
n()
