import SwiftUI
final class Node { var value: Int; var next: Node?; init(_ v: Int) { value = v } }  // wrong
@Observable final class Node { var value: Int; var next: Node?; init(_ v: Int) { value = v } }  // right
struct Page: View { let head: Node; var sum: Int { var s = 0; var n: Node? = head; while let m = n { s += m.value; n = m.next }; return s }
  var body: some View { Text("sum \(sum)") } }
let head = Node(1)
head.next = Node(2)
:mount Page(head: head)
head.next?.next = Node(3)
