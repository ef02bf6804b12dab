import Diagnostics
import Frontend

/// The names that opened code uses and that obsh lacks, each with its module and places.
struct OpaqueUses {
  struct Use {
    let name: String
    let module: String
    /// The places as `File.swift:12`, in the order of the files.
    let places: [String]

    /// The name, the module, the number of uses and the first place, for a table.
    var cells: [String] {
      [name, module == name ? "" : module, counted(places.count, "use"), places.first ?? ""]
    }

    /// A line such as `AcmePlayer  (AcmeKit)  3 uses, first in Page.swift:4`.
    var line: String {
      let origin = module.isEmpty || module == name ? "" : "  (\(module))"
      return "\(name)\(origin)  \(counted(places.count, "use"))\(places.first.map { ", first in \($0)" } ?? "")"
    }
  }

  /// The uses, most frequent first.
  let all: [Use]

  init(_ diagnostics: [Diagnostic]) {
    // An undeclared name comes from one of the modules that its file imports and that obsh lacks.
    var imports: [String: Set<String>] = [:]
    for one in diagnostics {
      if let module = one.problem.missingModule { imports[one.file.name(at: one.offset), default: []].insert(module) }
    }
    var modules: [String: Set<String>] = [:]
    var places: [String: [String]] = [:]
    for one in diagnostics {
      guard let opaque = one.problem.opaqueName else { continue }
      let file = one.file.name(at: one.offset)
      places[opaque.name, default: []].append("\(file):\(one.line)")
      let candidates = opaque.module.map { [$0] } ?? imports[file] ?? []
      if candidates.isEmpty { continue }
      let both = modules[opaque.name]?.intersection(candidates) ?? candidates
      modules[opaque.name] = both.isEmpty ? modules[opaque.name] : both
    }
    all = places.map { name, places in
      Use(name: name, module: (modules[name] ?? []).sorted().joined(separator: " or "), places: places)
    }.sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
  }
}
