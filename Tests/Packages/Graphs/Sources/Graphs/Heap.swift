/// A binary heap.
public struct Heap<Element> {
  @usableFromInline var elements: [Element] = []
  let precedes: (Element, Element) -> Bool
  public init(by precedes: @escaping (Element, Element) -> Bool) { self.precedes = precedes }
  public var isEmpty: Bool { elements.isEmpty }
  public var count: Int { elements.count }
  public mutating func insert(_ element: Element) {
    elements.append(element)
    var child = elements.endIndex - 1
    while child > 0, case let parent = (child - 1) / 2, precedes(elements[child], elements[parent]) {
      elements.swapAt(child, parent)
      child = parent
    }
  }
  public mutating func pop() -> Element? {
    guard let first = elements.first else { return nil }
    let last = elements.removeLast()
    guard !elements.isEmpty else { return first }
    elements[0] = last
    var parent = 0
    while true {
      let children = [2 * parent + 1, 2 * parent + 2].filter { $0 < elements.count }
      guard let child = children.min(by: { precedes(elements[$0], elements[$1]) }),
        precedes(elements[child], elements[parent])
      else { return first }
      elements.swapAt(child, parent)
      parent = child
    }
  }
}

extension Heap where Element: Comparable {
  public init() { self.init(by: <) }
}
