import SwiftUI

final class Stack<Element>: ObservableObject {
  @Published private(set) var elements: [Element] = []
  @Published var limit = 3
  func push(_ element: Element) {
    if elements.count < limit { elements.append(element) }
  }
  func pop() { _ = elements.popLast() }
}

struct StackView<Element>: View {
  @ObservedObject var stack: Stack<Element>
  let make: () -> Element
  var body: some View {
    Text("\(stack.elements.count) of \(stack.limit)")
    Button("Push") { stack.push(make()) }
    Button("Pop") { stack.pop() }.disabled(stack.elements.isEmpty)
    Stepper("Limit", value: $stack.limit)
  }
}

struct Page: View {
  @StateObject private var numbers = Stack<Int>()
  var body: some View { StackView(stack: numbers) { 7 } }
}
#Preview { Page() }
