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

  /// One diagnostic about a missing name, as text: a report may outlive the session, whose declarations the
  /// diagnostic refers to.
  struct Mention {
    let file: String
    let line: Int
    /// The missing module that the file imports here.
    let imported: String?
    let opaque: OpaqueName?

    init(_ diagnostic: Diagnostic) {
      file = diagnostic.file.name(at: diagnostic.offset)
      line = diagnostic.line
      imported = diagnostic.problem.missingModule
      opaque = diagnostic.problem.opaqueName
    }
  }

  /// The uses, most frequent first.
  let all: [Use]

  init(_ diagnostics: [Diagnostic]) { self.init(diagnostics.map { Mention($0) }) }

  init(_ mentions: [Mention]) {
    // An undeclared name comes from one of the modules that its file imports and that obsh lacks.
    var imports: [String: Set<String>] = [:]
    for one in mentions {
      if let module = one.imported { imports[one.file, default: []].insert(module) }
    }
    var modules: [String: Set<String>] = [:]
    var places: [String: [String]] = [:]
    for one in mentions {
      guard let opaque = one.opaque else { continue }
      places[opaque.name, default: []].append("\(one.file):\(one.line)")
      let candidates = opaque.module.map { [$0] } ?? imports[one.file] ?? []
      if candidates.isEmpty { continue }
      let both = modules[opaque.name]?.intersection(candidates) ?? candidates
      modules[opaque.name] = both.isEmpty ? modules[opaque.name] : both
    }
    all = places.map { name, places in
      Use(name: name, module: (modules[name] ?? []).sorted().joined(separator: " or "), places: places)
    }.sorted { ($1.places.count, $0.name) < ($0.places.count, $1.name) }
  }
}
