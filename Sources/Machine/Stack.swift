/// A growing stack of plain values; its owner deallocates it. Unlike an array it counts no references and checks
/// no accesses when it is changed through a pointer.
struct Stack<Element: BitwiseCopyable> {
  private var elements: UnsafeMutablePointer<Element>
  private(set) var count = 0
  private var capacity: Int

  init() {
    capacity = 64
    elements = .allocate(capacity: capacity)
  }

  func deallocate() { elements.deallocate() }

  subscript(_ index: Int) -> Element {
    get { elements[index] }
    nonmutating set { elements[index] = newValue }
  }

  mutating func push(_ element: Element) {
    if count == capacity { grow() }
    elements[count] = element
    count += 1
  }

  mutating func pop() -> Element {
    count -= 1
    return elements[count]
  }

  @inline(never)
  private mutating func grow() {
    let larger = UnsafeMutablePointer<Element>.allocate(capacity: capacity * 2)
    larger.update(from: elements, count: count)
    elements.deallocate()
    elements = larger
    capacity *= 2
  }
}
