import SwiftUI
@Observable final class Queue2 { var names = ["Ann", "Bob", "Cid"] }
struct Person: View { let name: String; @State private var isCalled = false; var body: some View { Button(isCalled ? "\(name) called" : "call \(name)") { isCalled = true } } }
struct QueueView: View {
  @State private var queue = Queue2()
  var body: some View {
    ForEach(queue.names.enumerated().map { (index: $0, name: $1) }, id: \.index) { Person(name: $0.name) }  // wrong
    ForEach(queue.names, id: \.self) { Person(name: $0) }  // right
    Button("Next") { queue.names.removeFirst() }
  }
}
:mount QueueView()
:tap "call Ann"
:tap Next
