import Diagnostics
import Files
import Frontend
import Trace
import Tree

/// The report of `obsh open` about the opened modules.
package struct OpenReport {
  private struct Sealed: Hashable {
    let file: String
    let line: Int
    let message: String
  }

  /// True if all bodies have been checked.
  var isComplete = true
  // Targets may share files, which count only once.
  private var files: Set<String> = []
  private var filesWithOpaques: Set<String> = []
  private var filesWithSeals: Set<String> = []
  private var sealed: [Sealed] = []
  private var diagnostics: [Diagnostic] = []
  private var opaque: [OpaqueUses.Use] { OpaqueUses(diagnostics).all }
  private var previews: [OpenedPreview] = []
  private var models: [String] = []
  private var mistakes: [String] = []

  package init() {}

  package var hasSeals: Bool { !sealed.isEmpty }

  package mutating func add(_ module: OpenedModule, files names: [String], models: [String], previews: [OpenedPreview])
  {
    files.formUnion(names)
    filesWithOpaques.formUnion(module.opaque.map { $0.file.name(at: $0.offset) })
    filesWithSeals.formUnion(module.sealed.map { $0.file.name(at: $0.offset) })
    let seals = module.sealed.map { one in
      Sealed(file: one.file.name(at: one.offset), line: one.line, message: one.message)
    }
    let known = Set(sealed)
    sealed += seals.filter { !known.contains($0) }
    diagnostics += module.opaque
    self.models += models.filter { !self.models.contains($0) }
    self.previews += previews
  }

  /// The names that obsh lacks, one per line.
  package var opaqueLines: [String] { opaque.map(\.line) }

  /// The report as text, about two screens long.
  package var text: String {
    var lines = [
      isComplete
        ? "\(counted(files.count, "file")), \(files.count - filesWithSeals.count) without errors, \(filesWithOpaques.count) with opaque names"
        : "\(counted(files.count, "file")); bodies are checked when they are reached; ':opaque' checks all"
    ]
    if !sealed.isEmpty {
      lines.append("\(counted(sealed.count, "declaration")) sealed:")
      lines += Self.some(sealed.map { "  \($0.file):\($0.line): \($0.message)" }, 10)
    }
    let opaque = opaque
    if !opaque.isEmpty {
      let soFar = isComplete ? "" : " so far"
      lines.append("\(counted(opaque.count, "opaque name"))\(soFar), which obsh lacks:")
      lines += Self.some(opaque.map { "  \($0.line)" }, 8)
    }
    if !models.isEmpty { lines.append("\(counted(models.count, "model")): \(models.joined(separator: ", "))") }
    if !previews.isEmpty {
      lines.append("\(counted(previews.count, "preview")):")
      lines += Self.some(previews.map { "  \($0.name)  \($0.result.rawValue)" }, 20)
    }
    return lines.joined(separator: "\n")
  }

  /// The first lines, and the number of further ones.
  private static func some(_ lines: [String], _ count: Int) -> [String] {
    lines.count <= count + 1 ? lines : lines.prefix(count) + ["  and \(lines.count - count) more"]
  }

  package var json: JSON {
    .object([
      ("files", .number(files.count)), ("checked", .number(files.count - filesWithSeals.count)),
      ("withOpaques", .number(filesWithOpaques.count)),
      (
        "sealed",
        .array(
          sealed.map {
            .object([("file", .string($0.file)), ("line", .number($0.line)), ("message", .string($0.message))])
          })
      ),
      (
        "opaque",
        .array(
          opaque.map {
            .object([("name", .string($0.name)), ("module", .string($0.module)), ("uses", .number($0.places.count))])
          })
      ),
      ("models", .array(models.map { .string($0) })),
      ("previews", .array(previews.map(json(of:)))),
      ("mistakes", .array(mistakes.map { .string($0) })),
    ])
  }

  private func json(of preview: OpenedPreview) -> JSON {
    let file = preview.place.file
    var members: [(String, JSON)] = [
      ("name", .string(preview.name)), ("file", .string(file.name(at: preview.place.offset))),
      ("line", .number(file.position(of: preview.place.offset).line)), ("result", .string(preview.result.rawValue)),
      ("bodies", .number(preview.bodies)),
    ]
    if let message = preview.message { members.append(("message", .string(message))) }
    return .object(members)
  }
}
