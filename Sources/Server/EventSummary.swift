import Trace

/// A summary of an input's events in four short lists: body runs, writes, mistakes and notes.
struct EventSummary {
  private(set) var ran: [JSON] = []
  private(set) var writes: [JSON] = []
  private(set) var mistakes: [JSON] = []
  private(set) var notes: [JSON] = []
  private(set) var lines: [String] = []

  /// - Parameter events: In the form of `JSONWriter`.
  init(_ events: [JSON]) {
    for event in events { add(event) }
  }

  private mutating func add(_ event: JSON) {
    func text(_ name: String) -> String { event[name]?.string ?? "" }
    switch event["event"]?.string {
    case "body":
      let view = Self.view(event["view"])
      let run = event["run"]?.number ?? 0
      let reasons = (event["because"]?.array ?? []).map(Self.reason)
      let reads = (event["reads"]?.array ?? []).map(Self.property)
      ran.append(
        .object([
          ("view", .string(view)), ("run", .number(run)), ("because", .array(reasons.map(JSON.string))),
          ("reads", .array(reads.map(JSON.string))),
        ]))
      let words = (reasons.isEmpty ? reads : reasons).joined(separator: ", ")
      lines.append("body \(view) #\(run) \(reasons.isEmpty ? "reads" : "because") \(words)")
    case let kind? where kind == "didSet" || kind == "equalWrite" || kind == "state":
      write(event, Self.property(event["property"] ?? .null), isEqual: kind == "equalWrite")
    case "objectWillChange":
      write(event, text("object") + (event["member"]?.string.map { ".\($0)" } ?? ""), isEqual: false)
    case "mistake":
      mistakes.append(.object(event.members.filter { !["event", "turn"].contains($0.0) }))
      let place = event["file"]?.string.map { "\($0):\(event["line"]?.number ?? 0): " } ?? ""
      lines.append("\(place)mistake: \(text("message")) [\(text("rule"))] \(text("advice"))")
    case "warning", "note":
      notes.append(.string(text("text")))
      lines.append(text("text"))
    case "redrawLoop":
      let cycle = (event["cycle"]?.array ?? []).map { $0["member"] == nil ? Self.view($0) : Self.property($0) }
      notes.append(.string("redraw loop: \(cycle.joined(separator: " → "))"))
      lines.append("redraw loop: \(cycle.joined(separator: " → "))")
    default: break
    }
  }

  private mutating func write(_ event: JSON, _ property: String, isEqual: Bool) {
    let (old, new) = (event["old"] ?? .null, event["new"] ?? .null)
    writes.append(
      .object([
        ("property", .string(property)), ("old", old), ("new", new), ("equal", .boolean(isEqual)),
        ("file", event["file"] ?? .null), ("line", event["line"] ?? .null), ("cause", event["cause"] ?? .null),
      ]))
    let place = event["file"]?.string.map { " at \($0):\(event["line"]?.number ?? 0)" } ?? ""
    let change = isEqual ? "equal write of \(new.string ?? "")" : "\(old.string ?? "") → \(new.string ?? "")"
    lines.append("write \(property) \(change)\(place)")
  }

  private static func view(_ json: JSON?) -> String {
    let name = json?["name"]?.string ?? ""
    return json?["instance"]?.string.map { "\(name)[\($0)]" } ?? name
  }

  private static func property(_ json: JSON) -> String {
    "\(json["object"]?.string ?? "").\(json["member"]?.string ?? "")"
  }

  private static func reason(_ json: JSON) -> String {
    if json["member"] != nil { return property(json) }
    if let object = json["object"]?.string { return object }
    if let fields = json["fields"]?.array {
      return fields.isEmpty ? "another value" : "its \(fields.compactMap(\.string).joined(separator: ", ")) changed"
    }
    if let key = json["environment"]?.string { return "environment \(key)" }
    if let type = json["redeclared"]?.string { return "\(type) was redeclared" }
    return json["command"]?.string ?? ""
  }
}
