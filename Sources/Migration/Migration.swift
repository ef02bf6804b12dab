import Lint
import SwiftSyntax

/// The migration of a program from ObservableObject to `@Observable`: new texts, the edits made, and the code that
/// stays as it is.
package struct Migration {
  package struct Options {
    /// Also tracks variables that were not published.
    package var tracksAll = false
    /// Migrates only these types, and those that must migrate with them.
    package var only: [String] = []
    /// Migrates only the classes of one wave.
    package var wave: Int?
    /// Migrates only the classes of the waves up to this one.
    package var lastWave: Int?
    /// True for a migration from `@Observable` to ObservableObject.
    package var isToLegacy = false
    package var dialect = Dialect.observation
    /// True if `@State` makes its initial value only when the view needs it, as it does from SDK 27 on.
    package var hasLazyState = false
    /// The files that get the imports they need, nil for all. Inputs of a shell have them already.
    package var importingFiles: Set<String>?

    package init() {}
  }

  package struct Remark: Equatable {
    package let rule: MigrationRule
    package let file: String
    /// The line, counted from 1.
    package let line: Int
    /// The classes concerned.
    package let types: [String]
    package let text: String
  }

  package struct ChangedFile {
    package let name: String
    package let old: String
    package let new: String

    package var diff: String { UnifiedDiff.text(old, new, file: name) }
  }

  /// A class or protocol that was an ObservableObject, and the wave in which it is migrated.
  package struct Model {
    package let name: String
    package let wave: Int
    package let isMigrated: Bool
    /// True if the migration of the class was requested and refused.
    package let isRefused: Bool
  }

  package private(set) var changed: [ChangedFile] = []
  package private(set) var models: [Model] = []
  /// The edits made, in the order of the files.
  package private(set) var remarks: [Remark] = []
  /// The reasons why classes stay as they are.
  package private(set) var refusals: [Remark] = []
  /// Files that would not parse after the edits; nothing is changed then.
  package private(set) var broken: [String] = []

  /// - Parameter files: All files of the modules that use each other, tests included.
  package init(_ files: [LintedFile], _ options: Options = Options()) {
    let module = ModuleFacts(files)
    let plan = Plan(module, options)
    guard !plan.candidates.isEmpty else { return }
    let mentions = Mentions(plan: plan)
    mentions.collectConstraints()
    let uses = Uses.of(module)
    if options.isToLegacy {
      LegacyEdits(plan: plan, uses: uses).make()
      Self.refuseUnparsed(plan)
      choose(plan, Waves(module, plan), options, files)
      return
    }
    var pipelines = PipelineEdits(plan: plan, uses: uses)
    pipelines.make()
    let classes = ClassEdits(
      plan: plan, uses: uses, tracksAll: options.tracksAll, bodyReads: Self.bodyReads(module, plan),
      byHand: pipelines.byHand)
    classes.make()
    mentions.judge(classes)
    ViewEdits(plan: plan, uses: uses).make()
    Self.refuseUnparsed(plan)
    choose(plan, Waves(module, plan), options, files)
  }

  /// Variables of the classes that bodies read, and that change. A dictionary or an optional that a body itself fills is
  /// a cache: tracked, it would be written while the body runs.
  private static func bodyReads(_ module: ModuleFacts, _ plan: Plan) -> Set<ObjectIdentifier> {
    var result: Set<ObjectIdentifier> = []
    for type in module.types
    where module.isView(type) || module.isApp(type) || type.inherited.contains("ViewModifier") {
      let facts = BodyFacts(type, module)
      for read in facts.reads {
        guard let property = read.property, let owner = property.owner, let index = plan.index(of: owner) else {
          continue
        }
        var properties = [property]
        if owner.kind == .protocolType {
          properties += plan.candidates.filter { candidate in
            plan.index(of: candidate).map { plan.group($0) == plan.group(index) } ?? false
          }.compactMap { $0.property(property.name) }
        }
        result.formUnion(
          properties.filter { module.isChanged($0) && !($0.holdsCache && facts.fills($0)) }.map { ObjectIdentifier($0) }
        )
      }
    }
    return result
  }

  /// Refuses the classes that need edits in files that do not parse.
  private static func refuseUnparsed(_ plan: Plan) {
    let unparsed = Set(plan.module.files.indices.filter { plan.module.files[$0].syntaxError != nil })
    for edit in plan.edits where unparsed.contains(edit.file) {
      plan.refuse(
        edit.needs, .declaration, at: plan.module.files[edit.file].tree, in: edit.file, "the file does not parse")
    }
  }

  private mutating func choose(_ plan: Plan, _ waves: Waves, _ options: Options, _ files: [LintedFile]) {
    var wanted: Set<Int> = []
    for (index, type) in plan.candidates.enumerated() {
      let isNamed = options.only.isEmpty || options.only.contains { [type.nameToken.text, type.path].contains($0) }
      let wave = waves.wave(of: type)
      let isInWave = options.wave.map { $0 == wave } ?? true && wave <= options.lastWave ?? .max
      if isNamed, isInWave { wanted.insert(plan.group(index)) }
    }
    let refused = Set(plan.refusals.flatMap(\.candidates).map(plan.group))
    let chosen = wanted.subtracting(refused)
    let isChosen = { (index: Int) in chosen.contains(plan.group(index)) }
    models = plan.candidates.enumerated().map { index, type in
      let group = plan.group(index)
      return Model(
        name: type.name, wave: waves.wave(of: type), isMigrated: chosen.contains(group),
        isRefused: wanted.contains(group) && refused.contains(group))
    }.sorted { ($0.wave, $0.name) < ($1.wave, $1.name) }
    refusals = plan.refusals.filter { remark in
      remark.candidates.contains { wanted.contains(plan.group($0)) }
    }.map { remark($0, plan) }
    remarks = plan.remarks.filter { $0.candidates.allSatisfy(isChosen) }.map { remark($0, plan) }
    let order = Dictionary(files.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { first, _ in first })
    let sort = { (a: Remark, b: Remark) in (order[a.file] ?? 0, a.line) < (order[b.file] ?? 0, b.line) }
    refusals.sort(by: sort)
    remarks.sort(by: sort)
    apply(plan.edits.filter { $0.needs.allSatisfy(isChosen) }, files, options)
  }

  private func remark(_ remark: Plan.Remark, _ plan: Plan) -> Remark {
    let file = plan.module.files[remark.place.file]
    let names = Set(remark.candidates.map { plan.candidates[$0].name })
    return Remark(
      rule: remark.rule, file: file.name, line: file.place(of: remark.place.offset).line, types: names.sorted(),
      text: remark.text)
  }

  private mutating func apply(_ edits: [Plan.Edit], _ files: [LintedFile], _ options: Options) {
    var texts = files.map(\.text)
    for (index, found) in Dictionary(grouping: edits, by: \.file) {
      texts[index] = found.map(\.edit).apply(to: texts[index])
    }
    if options.dialect.wrapsBodies, !edits.isEmpty {
      let bodies = TrackedBodies(zip(files, texts).map { LintedFile(name: $0.name, text: $1) })
      texts = bodies.texts
      remarks += bodies.remarks
    }
    for (file, edited) in zip(files, texts) where edited != file.text {
      var text = edited
      let dialect = options.dialect
      let addsImports = options.importingFiles?.contains(file.name) ?? true
      if options.isToLegacy {
        if addsImports, let edit = Imports.legacyEdit(text) { text = [edit].apply(to: text) }
      } else if addsImports, dialect.isNeeded(by: text), let edit = Imports.edit(text, dialect) {
        text = [edit].apply(to: text)
      }
      if addsImports, !options.isToLegacy, text.contains("CurrentValueSubject<"),
        !file.text.contains("CurrentValueSubject<"), let edit = Imports.subjectEdit(text)
      {
        text = [edit].apply(to: text)
      }
      if file.syntaxError == nil, let error = LintedFile(name: file.name, text: text).syntaxError {
        broken.append("\(file.name):\(error)")
      }
      changed.append(ChangedFile(name: file.name, old: file.text, new: text))
    }
    if !broken.isEmpty { changed = [] }
  }
}

extension DeclaredProperty {
  /// True for a variable that may keep what has been computed: a dictionary, or an optional.
  fileprivate var holdsCache: Bool {
    switch type {
    case .optional: true
    default: type?.name == "Dictionary"
    }
  }
}
