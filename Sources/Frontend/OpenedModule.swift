import Checking
import Declarations
import Diagnostics
import Source
import SwiftParser
import SwiftParserDiagnostics
import SwiftSyntax
import Tree

/// A module that has been opened unchanged.
package struct OpenedModule {
  /// Its declarations, variables and previews, in the order of its files.
  package let units: [CheckedInput.Unit]
  /// Uses of names that obsh lacks, except in bodies that are checked later.
  package let opaque: [Diagnostic]
  /// The first error of each declaration that failed the check; without bodies that are checked later.
  package let sealed: [Diagnostic]
  package let file: SourceFile
}

extension Frontend {
  /// Checks the files of a module together. Names that obsh lacks are opaque, declarations with errors are sealed:
  /// neither keeps the rest from working.
  ///
  /// - Parameters:
  ///   - files: Their names and texts.
  ///   - platform: The platform for which `os(…)` is true.
  ///   - flags: The conditions that are true in `#if`.
  ///   - isProgram: True if its main.swift, or its type with `@main`, is to run.
  ///   - leavesBodies: True if bodies are checked when they are reached.
  ///   - standIns: Files whose declarations replace others with the same names.
  package func open(
    _ files: [(name: String, text: String)], standIns: [(name: String, text: String)] = [], name: String,
    platform: String, flags: Set<String>, isProgram: Bool = false, leavesBodies: Bool = false
  ) -> OpenedModule {
    if let known = loads.nextModule(named: name) { return known }
    let opened = openAnew(
      files, standIns: standIns, name: name, platform: platform, flags: flags, isProgram: isProgram,
      leavesBodies: leavesBodies)
    note(opened, named: name)
    return opened
  }

  private func openAnew(
    _ files: [(name: String, text: String)], standIns: [(name: String, text: String)], name: String,
    platform: String, flags: Set<String>, isProgram: Bool, leavesBodies: Bool
  ) -> OpenedModule {
    let conditions = ConditionalCompilation(
      language: checker.language, platform: platform, flags: flags, modules: Set(checker.openedModules.keys))
    let module = ModuleText(files, standIns: standIns, conditions)
    var sealed = module.broken.compactMap { firstMistake(in: $0.name, $0.text, $0.tree) }
    var tree = module.tree
    var text = module.text
    var expansion: Expansion?
    let library = checker.library
    let environment = checker.libraryType("EnvironmentValues")
    let expanded = MacroExpansion.open(
      tree, module.text, written: module.written, files: module.sections.map(\.start), testCases: &testCases
    ) { attribute in
      KnownAttributes.all.contains(attribute) || KnownAttributes.ofAppleAlone.contains(attribute)
        || library.declares(attribute) || library.globals[attribute] != nil
        || self.checker.openedModules.values.contains { $0.names[attribute] != nil }
        || self.checker.hasNestedType(named: attribute)
    } isKnownModule: {
      KnownModules.all.contains($0) || self.checker.openedModules[$0] != nil || $0 == name
    } isKnownKey: { key in
      // The environment values of obsh, and those that other modules add.
      environment.map { !self.checker.members(of: $0, named: key).isEmpty } ?? false
    }
    if let expanded {
      (text, expansion) = expanded
      tree = module.tree(of: text, starts: module.sections.map { expanded.expansion.offset(of: $0.start) })
    } else {
      expansion = Expansion(
        written: module.written, pieces: [Expansion.Piece(start: 0, origin: 0, isWritten: true)])
    }
    let file = checker.files.add(name: name, text: text, expansion: expansion, sections: module.sections)
    let survey = SyntaxSurvey(tree)
    operators.declare(tree) { _ in }
    precedences.add(tree)
    var problems: [Diagnostic] = []
    let unseen = UnseenOperators(in: tree, known: operators, modules: Set(checker.openedModules.keys))
    let (table, groups) = unseen.added(to: operators, precedences)
    let folded = table.fold(tree, survey, groups) { problems.append(Self.diagnostic($0, file: file)) } ?? tree
    var input = Input(mode: .script, isOpen: true, operators: operators, hasModifiers: survey.hasModifiers)
    input.platform = platform
    input.isProgram = isProgram
    input.leavesBodies = leavesBodies
    let checked = checker.checkInput(folded, survey, file: file, input)
    sealed += problems + checker.input.sealed
    checker.noteModule(name, file)
    return OpenedModule(
      units: checked?.units ?? [], opaque: unique(checker.table.diagnostics.filter { $0.severity == .opaque }),
      sealed: unique(sealed), file: file)
  }

  /// The names that obsh lacks and the errors in opened modules, after all their bodies have been checked.
  package func findings(in modules: [OpenedModule]) -> (opaque: [Diagnostic], sealed: [Diagnostic]) {
    for module in modules { checker.checkBodies(of: module.file) }
    let later = checker.opened
    func all(_ first: [Diagnostic], _ later: [Diagnostic]) -> [Diagnostic] {
      unique(first + later.filter { one in modules.contains { $0.file === one.file } })
    }
    return (all(modules.flatMap(\.opaque), later.opaque), all(modules.flatMap(\.sealed), later.sealed))
  }

  package func hasUncheckedBodies(in modules: [OpenedModule]) -> Bool {
    modules.contains { checker.hasUncheckedBodies(in: $0.file) }
  }

  private func firstMistake(in name: String, _ text: String, _ tree: SourceFileSyntax) -> Diagnostic? {
    let file = checker.files.add(name: name, text: text)
    let found = tree.grammarDiagnostics.first { $0.diagMessage.severity == .error }
    return found.flatMap { ParserWords(tree: tree, file: file).reworded([$0]).first }
  }

  /// In source order, each once.
  private func unique(_ diagnostics: [Diagnostic]) -> [Diagnostic] {
    var seen: Set<[Int]> = []
    return diagnostics.filter { seen.insert([Int($0.file.number), $0.offset]).inserted }
      .sorted { ($0.file.number, $0.offset) < ($1.file.number, $1.offset) }
  }
}

extension Frontend {
  /// The observed classes of a module, of both kinds, in source order.
  package func models(in module: OpenedModule) -> [String] {
    let legacy = checker.libraryType("ObservableObject")
    let found = checker.globals.names.values.joined().compactMap { entity -> NominalDeclaration? in
      guard case .type(let type) = entity, type.place.file === module.file, type.kind == .classType else { return nil }
      return type.isObservable || legacy.map { checker.allConformances(of: type).contains($0) } ?? false ? type : nil
    }
    return found.sorted { $0.place.offset < $1.place.offset }.map(\.name)
  }

  /// The types of a module that provide previews in the style before Xcode 15, with their places.
  package func previewProviders(in module: OpenedModule) -> [(name: String, place: Place)] {
    guard let provider = checker.libraryType("PreviewProvider") else { return [] }
    return checker.globals.names.flatMap { name, entities in
      entities.compactMap { entity -> (name: String, place: Place)? in
        guard case .type(let type) = entity, type.place.file === module.file, type.kind != .protocolType,
          checker.allConformances(of: type).contains(provider)
        else { return nil }
        return (name, type.place)
      }
    }.sorted { $0.place.offset < $1.place.offset }
  }
}

extension Checker {
  /// True if a type or protocol of an opened module has a nested type or an alias of this name, which the types that
  /// conform or inherit may use as an attribute.
  fileprivate func hasNestedType(named name: String) -> Bool {
    openedModules.values.contains { module in
      module.names.values.joined().contains { entity in
        guard case .type(let declaration) = entity else { return false }
        return members(of: declaration, named: name).contains { member in
          switch member.kind {
          case .type, .alias: true
          default: false
          }
        }
      }
    }
  }

  /// Stores the declarations of a module under its name: `Models.City` is that of `Models`, even if other types have
  /// that name.
  fileprivate func noteModule(_ name: String, _ file: SourceFile) {
    let own = Scope(parent: nil)
    for (name, entities) in globals.names {
      let declared = entities.filter { $0.place?.file === file }
      if !declared.isEmpty { own.names[name] = declared }
    }
    openedModules[name] = own
    moduleNames[ObjectIdentifier(file)] = name
  }
}
