import Testing
import Trace

@testable import Graph

@Suite struct DrawingTests {
  func model(_ name: String, _ properties: String...) -> ObservationGraph.Model {
    ObservationGraph.Model(
      name: name, kind: String(name.prefix { $0 != "#" }),
      properties: properties.map { ObservationGraph.Property(name: $0, value: nil, wasWritten: false) })
  }

  func view(_ name: String, _ instance: String? = nil, in depth: Int = 0, reads: (String, String)...)
    -> ObservationGraph.View
  {
    ObservationGraph.View(
      ViewRef(name, instance: instance), depth: depth, runs: 1, hasJustRun: false,
      reads: reads.map { PropertyRef(object: $0.0, member: $0.1) })
  }

  /// Follows each line from a property through the cells of the drawing; returns which views it reaches.
  func draw(_ graph: ObservationGraph, width: Int = 80) -> [String] {
    TextDrawing(graph, width: width, color: false).lines
  }

  @Test func `a line leads from a property to its readers`() {
    let graph = ObservationGraph(
      models: [model("A#1", "x", "y")],
      views: [view("One", reads: ("A#1", "x")), view("Two", reads: ("A#1", "x"), ("A#1", "y"))])
    let lines = draw(graph)
    #expect(lines.count == 4)
    #expect(lines[1].contains("→"))
    #expect(lines[2].contains("→"))
  }

  @Test func `like siblings are one row`() {
    let models = (1...500).map { model("Item#\($0)", "price") }
    let rows = (1...500).map { view("Row", "\($0)", in: 1, reads: ("Item#\($0)", "price")) }
    let lines = draw(ObservationGraph(models: models, views: [view("List")] + rows))
    #expect(lines.contains { $0.contains("Item ×500") })
    #expect(lines.contains { $0.contains("Row ×500") })
    #expect(lines.count < 8)
  }

  @Test func `like siblings are one node in other forms`() {
    let models = (1...600).map { model("Item#\($0)", "price") }
    let rows = (1...600).map { view("Row", "\($0)", in: 1, reads: ("Item#\($0)", "price")) }
    let graph = ObservationGraph(models: models, views: [view("List")] + rows)
    #expect(graph.dot.contains("  m0 [shape=record, label=\"Item\\ ×600 | <p0> price\"];"))
    #expect(graph.dot.contains("  v1 [label=\"Row ×600  #600\"];"))
    #expect(
      graph.dot.split(separator: "\n").filter { $0.contains("->") } == [
        "  v0 -> v1 [style=dotted, arrowhead=none];", "  m0:p0 -> v1;",
      ])
    #expect(graph.mermaid.split(separator: "\n").filter { $0.contains("-->") } == ["  m0p0 --> v1"])
  }

  @Test func `Mermaid marks what was written and what ran`() {
    let graph = ObservationGraph(
      models: [
        ObservationGraph.Model(
          name: "A#1", kind: "A",
          properties: [
            .init(name: "x", value: "1", wasWritten: false), .init(name: "y", value: "2", wasWritten: true),
          ])
      ],
      views: [
        view("One", reads: ("A#1", "x")),
        ObservationGraph.View(
          ViewRef("Two"), depth: 1, runs: 2, hasJustRun: true, reads: [PropertyRef(object: "A#1", member: "y")]),
      ])
    let lines = graph.mermaid.split(separator: "\n")
    #expect(lines.contains("    m0p0[\"x = 1\"]"))
    #expect(lines.contains("    m0p1[\"y = 2\"]:::written"))
    #expect(lines.contains { $0.hasPrefix("  v1") && $0.hasSuffix(":::ran") })
    #expect(
      lines.filter { $0.contains(" --> ") || $0.contains(" -.- ") } == [
        "  v0 -.- v1", "  m0p0 --> v0", "  m0p1 --> v1",
      ])
    #expect(lines.contains("  linkStyle 2 stroke:#d80"))
  }

  @Test func `any graph fits its screen`() {
    var seed: UInt64 = 1
    func random(_ bound: Int) -> Int {
      seed = seed &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Int(seed >> 33) % bound
    }
    for _ in 0..<300 {
      let models = (0..<random(12)).map { number in
        ObservationGraph.Model(
          name: "Model\(number)#1", kind: "Model\(number)",
          properties: (0..<random(8)).map {
            .init(name: "property\($0)", value: String(repeating: "値", count: random(30)), wasWritten: random(3) == 0)
          })
      }
      var depth = 0
      let views = (0..<random(40)).map { number in
        depth = random(depth + 2)
        return ObservationGraph.View(
          ViewRef("View\(number)"), depth: depth, runs: random(3), hasJustRun: random(2) == 0,
          reads: (0..<random(5)).map { _ in
            PropertyRef(object: "Model\(random(12))#1", member: "property\(random(8))")
          })
      }
      let graph = ObservationGraph(models: models, views: views)
      for width in [40, 80, 200] {
        let lines = draw(graph, width: width)
        #expect(!lines.isEmpty || graph.completed().isEmpty)
        #expect(lines.count <= max(22, width * 22 / 80))
        #expect(lines.allSatisfy { Columns.count($0) <= width }, "\(lines.joined(separator: "\n"))")
      }
    }
  }

  @Test func `no line meets another on its way`() throws {
    // Each property is read on the row of the other one.
    let graph = ObservationGraph(
      models: [model("A#1", "x", "y")], views: [view("One", reads: ("A#1", "y")), view("Two", reads: ("A#1", "x"))])
    let layout = try #require(GraphLayout(FoldedGraph(graph, .usual), rows: 22, tracks: 9))
    for line in layout.lines {
      guard let track = line.track else { continue }
      for row in line.sourceRows {
        // What comes from the right on this row ends before it.
        for other in layout.lines where other.targetRows.contains(row) && other.sourceRows != line.sourceRows {
          #expect(try #require(other.track) > track)
        }
      }
    }
  }

  @Test func `nothing in a picture is markup`() {
    let hostile = "<script>alert(1)</script>&\"]}>\u{1B}[0m"
    let graph = ObservationGraph(
      models: [ObservationGraph.Model(name: hostile, kind: "M", properties: [])],
      views: [view(hostile, reads: (hostile, hostile))])
    #expect(!SVGDrawing(graph).text.contains("<script"))
    #expect(!SVGDrawing(graph).text.contains("\u{1B}"))
    #expect(!graph.mermaid.contains("<script"))
    #expect(!graph.dot.contains("[0m\"]}>"))
  }

  @Test func `many nodes are laid out`() {
    let models = (0..<1_000).map { model("M\($0)#1", "x") }
    let views = (0..<1_000).map { view("V\($0)", reads: ("M\($0)#1", "x")) }
    let text = SVGDrawing(ObservationGraph(models: models, views: views)).text
    #expect(text.contains(">V999  #1<"))
  }
}
