import Testing

@testable import Trace

/// Checks the lines that one turn of `events` gives.
func check(
  _ events: [TraceEvent], _ expected: String..., level: TraceLevel = .writes, width: Int = 80,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  var writer = TextWriter(level: level, width: width)
  #expect(writer.render(turn: events) == expected, sourceLocation: sourceLocation)
}

let count = PropertyRef(object: "Counter#1", member: "count")
let label = PropertyRef(object: "Counter#1", member: "label")

func row(_ id: Int) -> ViewRef { ViewRef("Row", instance: "\(id)") }
func price(_ id: Int) -> PropertyRef { PropertyRef(object: "Asset#\(id)", member: "price") }
