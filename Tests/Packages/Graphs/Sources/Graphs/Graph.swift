public struct Graph<Node: Hashable & Comparable> {
  public private(set) var edges: [Node: [Node: Int]] = [:]
  public init() {}
  public mutating func connect(_ from: Node, _ to: Node, weight: Int = 1) {
    edges[from, default: [:]][to] = weight
    edges[to, default: [:]][from] = weight
  }
  /// The cost of the cheapest way, and the nodes on it.
  public func shortestPath(from start: Node, to goal: Node) -> (cost: Int, nodes: [Node])? {
    var heap = Heap<(cost: Int, node: Node)> { $0.cost < $1.cost }
    var best: [Node: Int] = [start: 0]
    var previous: [Node: Node] = [:]
    heap.insert((0, start))
    while let (cost, node) = heap.pop() {
      if node == goal {
        var path = [goal]
        while let last = path.last, let before = previous[last] { path.append(before) }
        return (cost, path.reversed())
      }
      guard cost == best[node] else { continue }
      for (next, weight) in edges[node, default: [:]].sorted(by: { $0.key < $1.key })
      where cost + weight < best[next, default: .max] {
        best[next] = cost + weight
        previous[next] = node
        heap.insert((cost + weight, next))
      }
    }
    return nil
  }
}

extension Graph: Sequence {
  /// The nodes in breadth-first order from the smallest.
  public func makeIterator() -> AnyIterator<Node> {
    var queue = edges.keys.min().map { [$0] } ?? []
    var seen = Set(queue)
    return AnyIterator {
      guard !queue.isEmpty else { return nil }
      let node = queue.removeFirst()
      for next in edges[node, default: [:]].keys.sorted() where seen.insert(next).inserted { queue.append(next) }
      return node
    }
  }
}
