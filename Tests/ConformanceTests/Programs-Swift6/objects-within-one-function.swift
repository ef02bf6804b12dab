class Node { var next: Node?; var v: Int; init(_ v: Int) { self.v = v } }
func build() -> Node { let a = Node(1); a.next = Node(2); return a }
func go(n: Node) { let f = { n.v += 1 }; f(); print(n.v) }
go(n: build())
