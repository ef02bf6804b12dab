import Files
import Source

/// The Swift files below some folders, grouped in modules: the targets of packages and Xcode projects, or if there
/// are none, all files of a folder.
package struct Repository {
  package struct Module {
    package let name: String
    /// True for a macro target, whose files are not part of the program.
    fileprivate var isMacro = false
    /// True for a target of a package that was fetched because another one depends on it.
    fileprivate var isCheckout = false
    /// The paths of the files, as shown.
    package fileprivate(set) var files: [String] = []
    /// The modules that it imports, according to its manifest.
    fileprivate(set) var dependencies: [String] = []
    /// The other modules of the project that its files import. A manifest may compute its lists of dependencies, and
    /// Xcode finds some of them by itself.
    fileprivate var imports: [String] = []
    fileprivate(set) var catalogs: [AssetCatalog] = []
    /// The names that its target defines for `#if`.
    fileprivate(set) var conditions: Set<String> = []
    /// The target of an Xcode project whose module it is.
    fileprivate(set) var target: XcodeProject.Target?
  }

  /// The maximum number of files.
  package static let fileCountLimit = 20_000
  /// The maximum number of folders and files to look at.
  static let entryLimit = 200_000

  /// Modules that can import each other; imported modules come first.
  package private(set) var projects: [[Module]] = []
  package var modules: [Module] { projects.flatMap { $0 } }
  /// Notes on parts that were left out, with the reason.
  package private(set) var notes: [String] = []
  /// The notes that name files that cannot be read.
  package private(set) var failures: [String] = []

  /// Files other than Swift files, which a program may find in its bundle.
  package private(set) var resources: [String] = []

  /// The targets of all Xcode projects.
  var targets: [XcodeProject.Target] { xcodeProjects.flatMap(\.project.targets) }

  var files: [String] = []
  /// Folders that contain a project or a package.
  private var roots: [String] = []
  var packages: [Package] = []
  /// The folders of packages that the package manager has fetched, of which the modules that others use are opened.
  var checkouts: [String] = []
  /// The packages outside of the opened folders, each with a project that uses it.
  var localPackages: [(folder: String, root: String)] = []
  private var catalogs: [AssetCatalog] = []
  private var xcodeProjects: [(folder: String, project: XcodeProject)] = []
  private var entryCount = 0
  private let includesTests: Bool
  private let fileLimit: Int
  private let target: String?
  private let platform: String?

  /// A folder with a package manifest.
  struct Package {
    let folder: String
    let manifest: PackageManifest
    let isCheckout: Bool
  }

  /// - Parameters:
  ///   - target: The only module to open, with the modules that it imports.
  ///   - platform: The platform for which the code is opened; nil for the files of all platforms.
  package init(
    _ paths: [String], includesTests: Bool, target: String? = nil, platform: String? = nil,
    fileLimit: Int = fileCountLimit
  ) throws(FileFailure) {
    self.includesTests = includesTests
    self.fileLimit = fileLimit
    self.target = target
    self.platform = platform
    for path in paths {
      switch try Files.kind(of: path) {
      case .folder: scan(path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0)
      case .file, .other: files.append(path)
      }
    }
    group(paths)
  }

  // MARK: Files

  /// The maximum depth of folders.
  private static let depthLimit = 32
  private static let skipped: Set<String> = [
    ".build", ".git", "Pods", "Carthage", "DerivedData", "BuildDerivedData", "node_modules", "SourcePackages",
    ".swiftpm", "build",
  ]

  /// The folders in which the package manager and Xcode keep the packages that a package depends on.
  private static let folderOfCheckouts = [".build/checkouts", "SourcePackages/checkouts"]

  private mutating func scanCheckouts(of folder: String, depth: Int) {
    for name in Self.folderOfCheckouts {
      let path = folder == "." ? name : "\(folder)/\(name)"
      guard !Files.isSymbolicLink(path), let names = try? Files.names(in: path) else { continue }
      for name in names.sorted() where !name.hasPrefix(".") {
        let checkout = "\(path)/\(name)"
        guard !Files.isSymbolicLink(checkout), (try? Files.kind(of: checkout)) == .folder else { continue }
        checkouts.append(checkout)
        scan(checkout, depth: depth + 1, isCheckout: true)
      }
    }
  }

  mutating func scan(_ folder: String, depth: Int, isCheckout: Bool = false) {
    guard depth < Self.depthLimit else { return note("folders below '\(PathText.printable(folder))' are left out") }
    guard let names = try? Files.names(in: folder) else { return }
    if names.contains("Package.swift") { addPackage(in: folder, isCheckout: isCheckout) }
    let projects = isCheckout ? [] : names.filter { $0.hasSuffix(".xcodeproj") }.sorted()
    for name in projects { addProject(name, in: folder) }
    if !isCheckout, names.contains("Package.swift") || !projects.isEmpty || isPlayground(folder) {
      roots.append(folder)
      scanCheckouts(of: folder, depth: depth)
    } else if !isCheckout, names.contains(where: { joinsProjects($0, in: folder) }) {
      roots.append(folder)
    }
    for name in names.sorted() {
      if Self.skipped.contains(name) || name.hasPrefix(".") { continue }
      entryCount += 1
      guard entryCount <= Self.entryLimit, files.count < fileLimit else {
        return note("more than \(files.count < fileLimit ? Self.entryLimit : fileLimit) files: the rest is left out")
      }
      let path = folder == "." ? name : "\(folder)/\(name)"
      // A link may lead out of the repository, or form a cycle.
      if Files.isSymbolicLink(path) { continue }
      guard let kind = try? Files.kind(of: path) else { continue }
      if kind == .folder {
        if !includesTests || isCheckout, Self.isTests(name) { continue }
        // The code in a documentation catalog is that of tutorial steps, which declare the same names again and again.
        if name.hasSuffix(".docc") { continue }
        if name.hasSuffix(".xcassets") {
          if !isCheckout { catalogs.append(AssetCatalog(in: path)) }
          continue
        }
        scan(path, depth: depth + 1, isCheckout: isCheckout)
      } else if kind == .file, name.hasSuffix(".swift"), name != "Package.swift", !name.hasPrefix("Package@") {
        files.append(path)
      } else if kind == .file, !name.hasSuffix(".swift"), !isCheckout {
        resources.append(path)
      }
    }
  }

  mutating func note(_ text: String) {
    if !notes.contains(text) { notes.append(text) }
  }

  private static func isTests(_ folder: String) -> Bool {
    folder.hasSuffix("Tests") || folder == "Testing" || folder.hasSuffix("UITest")
  }

  /// A playground is a module of its own.
  private func isPlayground(_ folder: String) -> Bool { folder.hasSuffix(".playground") }

  mutating func addPackage(in folder: String, isCheckout: Bool) {
    let path = folder == "." ? "Package.swift" : "\(folder)/Package.swift"
    guard !Files.isSymbolicLink(path), let bytes = try? Files.regularContents(of: path, atMost: 1 << 20),
      let text = String(validating: bytes, as: UTF8.self)
    else { return note("'\(PathText.printable(path))' cannot be read as a manifest") }
    packages.append(Package(folder: folder, manifest: PackageManifest(text), isCheckout: isCheckout))
  }

  private mutating func addProject(_ name: String, in folder: String) {
    let path = (folder == "." ? "" : folder + "/") + name + "/project.pbxproj"
    guard !Files.isSymbolicLink(path), let bytes = try? Files.regularContents(of: path, atMost: 64 << 20),
      let project = XcodeProject(bytes, in: folder, Self.text)
    else { return note("'\(PathText.printable(path))' cannot be read as a project: all files in its folder are used") }
    xcodeProjects.append((folder, project))
  }

  /// True for a workspace of several projects or packages in its folder, whose modules can import each other.
  private func joinsProjects(_ name: String, in folder: String) -> Bool {
    guard name.hasSuffix(".xcworkspace"),
      let text = Self.text(in: (folder == "." ? "" : folder + "/") + name + "/contents.xcworkspacedata")
    else { return false }
    let found = XcodeWorkspace(text).members.filter { member in
      let path = PathText.joined(folder, member)
      let marker = member.hasSuffix(".xcodeproj") ? "project.pbxproj" : "Package.swift"
      return Self.isBelow(path, folder) && !path.split(separator: "/").contains { Self.skipped.contains(String($0)) }
        && (try? Files.kind(of: "\(path)/\(marker)")) == .file
    }
    return found.count > 1
  }

  /// The text of a short file: build settings, or a workspace.
  private static func text(in path: String) -> String? {
    guard !Files.isSymbolicLink(path), let bytes = try? Files.regularContents(of: path, atMost: 1 << 20) else {
      return nil
    }
    return String(validating: bytes, as: UTF8.self)
  }

  // MARK: Modules

  /// Groups files by the outermost project around them: an app, and the packages in its folder.
  private mutating func group(_ paths: [String]) {
    let outer = roots.filter { root in !roots.contains { $0 != root && Self.isBelow(root, $0) } }
      .sorted { $0.count > $1.count }
    addLocalPackages(to: outer)
    var byRoot: [String: [String]] = [:]
    var order: [String] = []
    for file in files {
      let users = projectsUsing(file)
      for root in users.isEmpty ? [outer.first { Self.isBelow(file, $0) } ?? paths.first ?? "."] : users {
        if byRoot[root] == nil { order.append(root) }
        byRoot[root, default: []].append(file)
      }
    }
    projects = order.map { split(byRoot[$0] ?? [], of: $0) }.filter { !$0.isEmpty }
  }

  static func isBelow(_ path: String, _ folder: String) -> Bool {
    folder == "." || path.hasPrefix(folder.hasSuffix("/") ? folder : folder + "/")
  }

  /// Splits a project's files into the targets of its packages, and one module for the rest.
  private mutating func split(_ files: [String], of root: String) -> [Module] {
    let playgrounds = roots.filter { isPlayground($0) && ($0 == root || Self.isBelow($0, root)) }
    let pages = playgrounds.flatMap { playground in
      Self.modules(ofPlayground: playground, files.filter { Self.isBelow($0, playground) })
    }
    if isPlayground(root) { return target.map { wanted in pages.filter { $0.name == wanted } } ?? pages }
    let files = files.filter { file in !playgrounds.contains { Self.isBelow(file, $0) } }
    var modules: [Module] = []
    var folders: [(path: String, module: Int)] = []
    var packageFolders: [String] = []
    var isTest: [Bool] = []
    var products: [String: [String]] = [:]
    let ownPackages = packages.filter { package in
      package.folder == root || Self.isBelow(package.folder, root)
        || localPackages.contains { $0.folder == package.folder && $0.root == root }
    }
    for package in ownPackages {
      products.merge(package.manifest.products) { $0 + $1 }
      for target in package.manifest.targets where !target.isTest || includesTests && !package.isCheckout {
        for folder in Self.folders(of: target, in: package, isOnly: package.manifest.targets.count == 1) {
          folders.append((folder, modules.count))
        }
        packageFolders.append(package.folder)
        isTest.append(target.isTest)
        modules.append(
          Module(
            name: target.name, isMacro: target.isMacro, isCheckout: package.isCheckout,
            dependencies: target.dependencies, conditions: target.conditions(for: platform)))
      }
    }
    folders.sort { $0.path.count > $1.path.count }
    let apps = apps(in: root)
    func module(of file: String) -> Int? { folders.first { Self.isBelow(file, $0.path) }?.module }
    // An app that compiles the files of a target itself does not use the package, which is there for other tools. But
    // the package's tests do, and then it takes the app's place: two modules would extend the same types.
    var kept = Set(modules.indices)
    var shared: Set<Int> = []
    if !apps.isEmpty {
      let wanted = modules.enumerated().filter { isTest[$0.offset] }.flatMap(\.element.dependencies)
      for (index, own) in Dictionary(grouping: files, by: module(of:)) {
        guard let index else { continue }
        let held = own.count { file in apps.contains { $0.holds(file, inPackage: packageFolders[index]) } }
        guard held * 2 > own.count else { continue }
        if wanted.contains(modules[index].name) { shared.insert(index) } else { kept.remove(index) }
      }
      folders.removeAll { !kept.contains($0.module) }
    }
    var others: [String] = []
    for file in files {
      if let index = module(of: file) {
        modules[index].files.append(file)
      } else if !checkouts.contains(where: { Self.isBelow(file, $0) }) {
        others.append(file)
      }
    }
    let tested = shared.map { modules[$0] }
    folders = folders.map { ($0.path, kept.sorted().firstIndex(of: $0.module) ?? 0) }
    modules = kept.sorted().map { modules[$0] }
    let packaged = modules.map(\.name)
    let targets = targets(of: root, others, besides: tested.flatMap(\.files))
    modules += targets
    var folderNames: [String] = []
    if targets.isEmpty, let found = ImportedFolders(others, below: root) {
      modules += found.modules.map { Module(name: $0.name, files: $0.files) }
      folderNames = found.modules.map(\.name)
      others = found.others
    }
    modules += pages
    addImports(to: &modules)
    var all = sorted(modules, products).filter { !$0.files.isEmpty && !$0.isMacro }
    if targets.isEmpty, tested.isEmpty, !others.isEmpty {
      all.append(Module(name: Self.name(of: root), files: others, dependencies: packaged + folderNames))
    }
    addCatalogs(to: &all, of: root, folders.map { ($0.path, packaged[$0.module]) })
    if target == nil, !all.contains(where: \.isCheckout) { return all }
    let wanted = Self.used(by: target.map { [$0] } ?? all.filter { !$0.isCheckout }.map(\.name), among: all, products)
    return all.filter { wanted.contains($0.name) }
  }

  /// The modules of a playground, which may import those of the project around it.
  private static func modules(ofPlayground playground: String, _ files: [String]) -> [Module] {
    guard let found = PlaygroundPages(files, of: playground) else {
      return [Module(name: name(of: playground), files: files)]
    }
    return found.pages.map { Module(name: $0.name, files: $0.files) }
  }

  private func addImports(to modules: inout [Module]) {
    guard modules.count > 1 else { return }
    let names = Set(modules.map(\.name))
    for index in modules.indices {
      let imported = modules[index].files.reduce(into: Set<String>()) { found, path in
        guard let bytes = try? Files.regularContents(of: path, atMost: Session.inputLimit) else { return }
        found.formUnion(InputText.modulesImported(in: bytes))
      }
      modules[index].imports = imported.intersection(names).sorted()
    }
  }

  /// Adds each catalog to the package target whose folder contains it, or to all modules outside packages.
  private func addCatalogs(
    to modules: inout [Module], of root: String, _ folders: [(path: String, module: String)]
  ) {
    let packaged = Set(folders.map(\.module))
    for catalog in catalogs where Self.isBelow(catalog.folder, root) {
      let owner = folders.first { Self.isBelow(catalog.folder, $0.path) }?.module
      for index in modules.indices {
        let name = modules[index].name
        if name == owner || owner == nil && !packaged.contains(name) { modules[index].catalogs.append(catalog) }
      }
    }
  }

  /// The targets of the Xcode projects in a folder. None if they list no existing file: then the projects do not tell
  /// which files belong together.
  ///
  /// - Parameter packaged: Files of package targets that take the place of the targets that compile these files.
  private mutating func targets(of root: String, _ files: [String], besides packaged: [String]) -> [Module] {
    var modules: [Module] = []
    var taken: Set<String> = []
    let found = targets(in: root).filter { !packaged.contains(where: $0.holds) }
    // A target without files of its own is the same code for another platform or server.
    for target in found.filter(\.isApp) + found.filter({ !$0.isApp }) where includesTests || !target.isTest {
      let own = files.filter(target.holds)
      guard !taken.isSuperset(of: own) else { continue }
      taken.formUnion(own)
      let compiled = platform.map { chosen in own.filter { target.compiles($0, platform: chosen) } } ?? own
      modules.append(
        Module(
          name: target.moduleName, files: compiled, dependencies: target.dependencies, conditions: target.conditions,
          target: target))
    }
    let tests = includesTests ? [] : found.filter(\.isTest)
    let left = files.filter { file in !taken.contains(file) && !tests.contains { $0.holds(file) } }
    if !modules.isEmpty || !packaged.isEmpty, !left.isEmpty {
      note("\(counted(left.count, "file")) outside all targets left out, such as '\(PathText.printable(left[0]))'")
    }
    return modules
  }

  private func targets(in root: String) -> [XcodeProject.Target] {
    xcodeProjects.filter { $0.folder == root || Self.isBelow($0.folder, root) }.flatMap(\.project.targets)
  }

  private func apps(in root: String) -> [XcodeProject.Target] { targets(in: root).filter(\.isApp) }

  /// The possible source folders of a target. In a package with one target, the sources may be in `Sources` itself.
  static func folders(of target: PackageManifest.Target, in package: Package, isOnly: Bool) -> [String] {
    let prefix = package.folder == "." ? "" : package.folder + "/"
    if let path = target.path {
      // A path that leads out of the package is invalid.
      return path.split(separator: "/").contains("..") || path.hasPrefix("/")
        ? [] : [path == "." || path == "./" ? package.folder : prefix + path]
    }
    let sources = target.isTest ? ["Tests"] : ["Sources", "Source", "src", "srcs"]
    let places = sources.map { prefix + $0 }
    // A manifest may make its test targets by a function of its own.
    let others = target.isTest ? [] : ["\(prefix)Tests/\(target.name)"]
    return places.flatMap { isOnly ? ["\($0)/\(target.name)", $0] : ["\($0)/\(target.name)"] } + others
  }

  /// The modules sorted so that each comes after those that it imports.
  private mutating func sorted(_ modules: [Module], _ products: [String: [String]]) -> [Module] {
    var result: [Module] = []
    var done: Set<Int> = []
    var active: [(index: Int, isImport: Bool)] = []
    let indices = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
    func names(_ module: Module) -> [String] {
      module.dependencies.flatMap { indices[$0] == nil ? products[$0] ?? [] : [$0] + (products[$0] ?? []) }
    }
    var circles: [String] = []
    func visit(_ index: Int, isImport: Bool = false) {
      if done.contains(index) { return }
      if let start = active.firstIndex(where: { $0.index == index }) {
        let circle = active[start...]
        // Imports form circles only if some of them are in code that `#if` leaves out.
        if isImport || circle.dropFirst().contains(where: \.isImport) { return }
        if circle.count > 1 || names(modules[index]).contains(modules[index].name) {
          circles.append(circle.map { "'\(modules[$0.index].name)'" }.joined(separator: ", "))
        }
        return
      }
      active.append((index, isImport))
      for name in names(modules[index]) { if let next = indices[name], next != index { visit(next) } }
      for name in modules[index].imports {
        if let next = indices[name], next != index { visit(next, isImport: true) }
      }
      active.removeLast()
      done.insert(index)
      result.append(modules[index])
    }
    for index in modules.indices { visit(index) }
    for circle in circles { note("the targets \(circle) depend on each other") }
    return result
  }

  private static func used(
    by targets: [String], among modules: [Module], _ products: [String: [String]]
  ) -> Set<String> {
    var found = Set(targets)
    var waiting = targets
    while let name = waiting.popLast() {
      let module = modules.first { $0.name == name }
      for next in (module?.dependencies ?? []) + (module?.imports ?? []) {
        for one in [next] + (products[next] ?? []) where found.insert(one).inserted { waiting.append(one) }
      }
    }
    return found
  }

  private static func name(of root: String) -> String {
    let last = root.split(separator: "/").last.map(String.init) ?? ""
    return last.isEmpty || last == "." || last == ".." ? "main" : last
  }

  /// The texts of modules that are looked at together, each file once: several targets may share a file, whose types
  /// would count as declared twice.
  package mutating func texts(ofProject project: [Module]) -> [(name: String, text: String)] {
    var seen: Set<String> = []
    return project.flatMap { texts(of: $0) }.filter { seen.insert($0.name).inserted }
  }

  /// The texts of a module's files. Files that are not valid text are left out and noted.
  package mutating func texts(of module: Module) -> [(name: String, text: String)] {
    var result: [(name: String, text: String)] = []
    for path in module.files {
      do {
        let bytes = try Files.regularContents(of: path, atMost: Session.inputLimit)
        result.append((PathText.printable(path), try SourceFiles.text(of: bytes, path)))
      } catch {
        failures.append((error as? FileFailure)?.words ?? "\(error)")
        notes.append(failures[failures.count - 1])
      }
    }
    return result
  }
}
