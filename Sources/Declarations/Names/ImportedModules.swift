import Source
import Tree

/// The modules visible in a file of an opened module: those that it imports. A name that no other module can have is
/// found without an import as well: the folders of a repository do not always tell what is one module.
extension DeclarationChecker {
  /// Modules that come with SwiftUI, or whose users know its names.
  private static let modulesWithViews: Set<String> = [
    "SwiftUI", "SwiftUICore", "UIKit", "AppKit", "Cocoa", "WatchKit", "WidgetKit", "Charts", "MapKit",
  ]

  /// True if a name of the library's module is more likely that of a module that obsh lacks: the file imports such a
  /// module, and not the library's. A module often declares a type with its own name.
  func mayBeOfUnseenModule(_ module: String, typeNamed name: String) -> Bool {
    let isRare = ["SwiftData", "RegexBuilder", "Synchronization"].contains(module)
    var current: Scope? = scope
    while let scope = current {
      if let imports = scope.imports {
        if imports.contains(module) { return false }
        if imports.contains(name), !KnownModules.all.contains(name), openedModules[name] == nil { return true }
        // Combine comes with Foundation and SwiftUI; a server's framework may have a `Future` of its own.
        let isCombine = module == "Combine" && imports.isDisjoint(with: ["Foundation", "SwiftUI", "UIKit", "AppKit"])
        // A server's `App` and `Environment` are not those of SwiftUI, which none of its files imports.
        let isOfViews = module == "SwiftUI" && scope.importsOfModule.isDisjoint(with: Self.modulesWithViews)
        // A server's `Logger` is that of a package.
        let isOfLogs = module == "OSLog" && !imports.contains("os")
        return (isRare || isCombine || isOfViews || isOfLogs)
          && imports.contains { !KnownModules.all.contains($0) && openedModules[$0] == nil }
      }
      current = scope.parent
    }
    return false
  }

  /// True if the file at this place imports a module that obsh lacks.
  package var importsUnseen: Bool {
    let imports = sequence(first: scope, next: \.parent).lazy.compactMap(\.imports).first
    return imports?.contains { !KnownModules.all.contains($0) && openedModules[$0] == nil } ?? false
  }

  /// True if any file of the module at this place imports a module that obsh lacks: it may add conformances to types of
  /// the library.
  package var moduleImportsUnseen: Bool {
    let file = sequence(first: scope, next: \.parent).first { $0.imports != nil }
    return file?.importsOfModule.contains { !KnownModules.all.contains($0) && openedModules[$0] == nil } ?? false
  }

  /// True if the file belongs to an opened module that no file of the module at this place imports: its conformances of
  /// types of the library are of no concern here.
  func isOfUnseenModule(_ other: SourceFile) -> Bool {
    guard isOpen, other !== file, let module = moduleNames[ObjectIdentifier(other)] else { return false }
    let place = sequence(first: scope, next: \.parent).first { $0.imports != nil }
    return !(place?.importsOfModule.contains(module) ?? false)
  }

  /// The declarations of a name in opened modules that a file with these imports sees; nil if it sees none of them.
  func seen(_ entities: [Entity], named name: String, importing imports: Set<String>?) -> [Entity]? {
    guard let imports, !moduleNames.isEmpty else { return entities }
    let seen = entities.filter { isSeen($0, importing: imports) }
    if !seen.isEmpty { return seen }
    // If two modules declare the name, the later one may be the one that is not imported, or whose type is internal.
    return imports.sorted().lazy.compactMap { self.openedModules[$0]?.names[name] }
      .first { $0.contains { isSeen($0, importing: imports) } }
  }

  /// True if a declaration is of the file's own module, or one that the imports make visible: public, or internal in a
  /// module that the file imports for tests.
  private func isSeen(_ entity: Entity, importing imports: Set<String>) -> Bool {
    guard let declared = entity.place?.file, declared !== file, let module = moduleNames[ObjectIdentifier(declared)]
    else { return true }
    guard imports.contains(module) else { return false }
    return entity.accessLevel >= .package || testableImports.contains(module)
  }

  /// The modules whose internal declarations the file at this place sees.
  var testableImports: Set<String> {
    sequence(first: scope, next: \.parent).first { $0.imports != nil }?.testableImports ?? []
  }

  /// Without the functions of other modules that a private function of the file replaces.
  func withoutShadowed(_ entities: [Entity], by own: [Entity]) -> [Entity] {
    guard !moduleNames.isEmpty else { return entities }
    return entities.filter { entity in
      guard case .function(let other) = entity, other.place.file !== file else { return true }
      return !own.contains { if case .function(let one) = $0 { isRedeclaration(one, of: other) } else { false } }
    }
  }
}

extension Entity {
  /// The written access level of a global declaration. Global variables do not keep theirs.
  fileprivate var accessLevel: AccessLevel {
    switch self {
    case .type(let type): type.accessLevel
    case .function(let function): function.detail?.access ?? .internal
    case .alias(let alias): alias.access
    case .variable, .parameter: .public
    }
  }
  package var place: Place? {
    switch self {
    case .type(let type): type.place
    case .variable(let variable): variable.place
    case .function(let function): function.place
    case .alias(let alias): alias.place
    case .parameter: nil
    }
  }
}
