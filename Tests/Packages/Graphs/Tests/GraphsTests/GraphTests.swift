import XCTest

@testable import Graphs

class GraphTestCase: XCTestCase {
  var graph: Graph<String>!
  override func setUp() {
    super.setUp()
    graph = Graph()
    for (from, to, weight) in [("a", "b", 4), ("a", "c", 1), ("c", "b", 2), ("b", "d", 5)] {
      graph.connect(from, to, weight: weight)
    }
  }
  override func tearDown() {
    graph = nil
    super.tearDown()
  }
}

final class GraphTests: GraphTestCase {
  func testShortestPath() throws {
    let path = try XCTUnwrap(graph.shortestPath(from: "a", to: "d"))
    XCTAssertEqual(path.cost, 8)
    XCTAssertEqual(path.nodes, ["a", "c", "b", "d"], "by way of c")
    XCTAssertNil(graph.shortestPath(from: "a", to: "z"))
  }
  func testIteration() {
    XCTAssertEqual(Array(graph), ["a", "b", "c", "d"])
    XCTAssertTrue(graph.contains("d"))
    XCTAssertFalse(graph.contains("e"))
    XCTAssertEqual(graph.map { $0.uppercased() }.joined(), "ABCD")
  }
  func testHeapSorts() {
    var heap = Heap<Int>()
    var state: UInt64 = 42
    let numbers = (0..<100).map { _ -> Int in
      state = state &* 6_364_136_223_846_793_005 &+ 1
      return Int(state >> 33) % 1000
    }
    for number in numbers { heap.insert(number) }
    XCTAssertEqual(heap.count, 100)
    var sorted: [Int] = []
    while let next = heap.pop() { sorted.append(next) }
    XCTAssertEqual(sorted, numbers.sorted())
    XCTAssertTrue(heap.isEmpty)
    XCTAssertGreaterThanOrEqual(sorted.last ?? 0, sorted.first ?? 0)
    XCTAssertNotEqual(sorted.first, sorted.last)
    XCTAssertLessThan(sorted[0], 1000)
  }
  func testEmpty() {
    let empty = Graph<Int>()
    XCTAssertNil(empty.makeIterator().next())
    XCTAssertEqual(Double(empty.edges.count), 0, accuracy: 0.001)
    continueAfterFailure = false
    addTeardownBlock { print("torn down") }
  }
  func testPerformance() { measure { _ = graph.shortestPath(from: "a", to: "d") } }
}
