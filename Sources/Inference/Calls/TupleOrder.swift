import Tree

/// The order in which a tuple's elements become those of another tuple.
extension TupleElement {
  /// For each element of the target, the index of the element that becomes it: the one with its label, or else the
  /// next one without a counterpart. Nil if the tuples do not match. swiftc, `computeTupleShuffle`.
  package static func order(of elements: [TupleElement], as target: [TupleElement]) -> [Int]? {
    guard elements.count == target.count else { return nil }
    var sources: [Int?] = Array(repeating: nil, count: target.count)
    var rest = Array(elements.indices)
    for (index, element) in target.enumerated() {
      guard let label = element.label, let place = rest.firstIndex(where: { elements[$0].label == label }) else {
        continue
      }
      sources[index] = rest.remove(at: place)
    }
    for (index, element) in target.enumerated() where sources[index] == nil {
      guard let next = rest.first, elements[next].label == nil || element.label == nil else { return nil }
      sources[index] = rest.removeFirst()
    }
    return sources.compactMap { $0 }
  }
}
