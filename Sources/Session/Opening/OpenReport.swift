import Diagnostics
import Files
import Frontend
import Trace
import Tree

/// The report of `obsh open` about the opened modules.
package struct OpenReport {
  struct Sealed: Hashable {
    let file: String
    let line: Int
    let message: String
  }

  /// True if all bodies have been checked.
  var isComplete = true
  // Targets may share files, which count only once.
  private(set) var files: Set<String> = []
  private(set) var filesWithOpaques: Set<String> = []
  private(set) var filesWithSeals: Set<String> = []
  private(set) var sealed: [Sealed] = []
  private var mentions: [OpaqueUses.Mention] = []
  var opaque: [OpaqueUses.Use] { OpaqueUses(mentions).all }
  private(set) var previews: [OpenedPreview] = []
  private(set) var models: [String] = []
  private(set) var mistakes: [OpenedMistake] = []

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
    mentions += module.opaque.map { OpaqueUses.Mention($0) }
    self.models += models.filter { !self.models.contains($0) }
    self.previews += previews
  }

  package mutating func add(_ mistakes: [OpenedMistake]) { self.mistakes += mistakes }

  /// The names that obsh lacks, one per line.
  package var opaqueLines: [String] { opaque.map(\.line) }

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
      ("mistakes", .array(mistakes.map(\.json))),
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
