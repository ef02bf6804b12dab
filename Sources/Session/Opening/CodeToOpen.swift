import Source

/// The code to open, and the options for reading it.
package struct CodeToOpen: Sendable {
  package var paths: [String]
  /// The person's own files, whose declarations replace others and missing ones.
  package var standIns: [String]
  /// The platform for which `os(…)` is true.
  package var platform: String
  /// The flags that `#if` finds defined.
  package var flags: Set<String>
  package var includesTests: Bool
  /// The only module to open, with the modules that it imports.
  package var target: String?

  package init(
    paths: [String], standIns: [String] = [], platform: String = Session.openPlatform,
    flags: Set<String> = Session.debugFlags, includesTests: Bool = false, target: String? = nil
  ) {
    self.flags = flags
    self.target = target
    self.paths = paths
    self.standIns = standIns
    self.platform = platform
    self.includesTests = includesTests
  }
}

/// The files and modules that were read.
package struct ReadCode {
  package typealias File = (name: String, text: String)
  /// The flags are those of the code to open, and those that the module's target defines.
  /// The platform is the chosen one, unless the target is built only for others.
  package typealias Module = (name: String, files: [File], standIns: [File], flags: Set<String>, platform: String)

  /// Modules that can import each other; imported modules come first.
  package private(set) var projects: [[Module]] = []
  /// Notes on parts that were left out, with the reason.
  package let notes: [String]
  /// Paths of files other than Swift files.
  package let resources: [String]
  private let targets: [XcodeProject.Target]

  /// - Parameter place: The files that may be opened.
  package init(_ code: CodeToOpen, in place: SourceFiles = .anywhere) throws {
    var repository = try Repository(
      try code.paths.map { try place.folder(named: $0) }, includesTests: code.includesTests, target: code.target,
      platform: code.platform)
    let standIns: [File] = try code.standIns.map { name in
      (name, try SourceFiles.text(of: SourceFiles.contents(of: try place.folder(named: name)), name))
    }
    for project in repository.projects {
      var modules: [Module] = []
      for module in project {
        let files: [File] = repository.texts(of: module).map { (place.shownName($0.name), $0.text) }
        let platform = module.target?.platform(code.platform) ?? code.platform
        modules.append(
          (module.name, files, Self.generated(for: module, files), code.flags.union(module.conditions), platform))
      }
      if !standIns.isEmpty, let home = Self.home(of: standIns, in: modules) { modules[home].standIns += standIns }
      projects.append(modules)
    }
    notes = repository.notes.map(place.shownName)
    resources = repository.resources
    targets = repository.targets
  }

  /// The same code with new texts for some of its files.
  func withTexts(_ text: (_ name: String) -> String?) -> ReadCode {
    var code = self
    for (project, modules) in projects.enumerated() {
      for index in modules.indices {
        code.projects[project][index].files = modules[index].files.map { ($0.name, text($0.name) ?? $0.text) }
      }
    }
    return code
  }

  /// The files in the folder of a project that are not Swift files.
  package func resources(of project: [Module]) -> [String] {
    let files = project.flatMap(\.files).map(\.name)
    guard let first = files.first else { return [] }
    let common = files.dropFirst().reduce(first[...]) { common, file in
      common.prefix(zip(common, file).prefix { $0 == $1 }.count)
    }
    guard let slash = common.lastIndex(of: "/") else { return resources }
    return resources.filter { $0.hasPrefix(common[...slash]) }
  }

  /// The information dictionary of the app's bundle, from the project.
  func bundleInformation(of project: [Module]) -> [String: String] {
    let names = Set(project.map(\.name))
    let own = targets.filter { names.contains($0.moduleName) && !$0.isTest }
    let app = own.first(where: \.isApp) ?? own.first
    return BundleInformation(
      settings: app?.settings ?? [:], name: app?.moduleName ?? project.last?.name ?? "App"
    ).values
  }

  /// The sources that Xcode generates from a module's asset catalogs.
  private static func generated(for module: Repository.Module, _ files: [File]) -> [File] {
    if module.catalogs.isEmpty { return [] }
    let declared = files.reduce(into: Set<String>()) { $0.formUnion(InputText.namesIntroduced(in: $1.text)) }
    return AssetCatalog.symbols(of: module.catalogs, without: declared).map { [("GeneratedAssetSymbols.swift", $0)] }
      ?? []
  }

  /// The module of the stand-ins: the first that declares the names they replace, or the last.
  private static func home(of standIns: [File], in modules: [Module]) -> Int? {
    let names = Set(standIns.flatMap { InputText.namesDeclared(in: $0.text) })
    return modules.firstIndex { module in
      module.files.contains { !names.isDisjoint(with: InputText.namesDeclared(in: $0.text)) }
    } ?? modules.indices.last
  }
}
