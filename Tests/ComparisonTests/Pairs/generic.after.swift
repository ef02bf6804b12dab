import SwiftUI

@Observable
final class Stack<Element> {
  private(set) var elements: [Element] = []
  var limit = 3
  func push(_ element: Element) {
    if elements.count < limit { elements.append(element) }
  }
  func pop() { _ = elements.popLast() }
}

struct StackView<Element>: View {
  @Bindable var stack: Stack<Element>
  let make: () -> Element
  var body: some View {
    Text("\(stack.elements.count) of \(stack.limit)")
    Button("Push") { stack.push(make()) }
    Button("Pop") { stack.pop() }.disabled(stack.elements.isEmpty)
    Stepper("Limit", value: $stack.limit)
  }
}

struct Page: View {
  @State private var numbers = Stack<Int>()
  var body: some View { StackView(stack: numbers) { 7 } }
}
#Preview { Page() }
