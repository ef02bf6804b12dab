import Trace
import Views

/// The words of `:render`.
struct Outline {
  let lines: [String]

  init(_ outline: [OutlineLine], color: Bool) {
    lines = outline.map { line in
      let mark = line.hasJustRun ? "*" : " "
      let parts = [line.name] + line.details + (line.runs.map { ["#\($0)"] } ?? [])
      let text = "\(mark) \(String(repeating: "  ", count: line.depth))\(parts.joined(separator: "  "))"
      return color && line.hasJustRun ? ANSIStyle.green.apply(to: text) : text
    }
  }
}
