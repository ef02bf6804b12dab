import Files
import Source

/// Packages beside a project that its manifests name: `.package(path: "../Kit")`.
extension Repository {
  /// Adds them to the projects that use them. A package outside of the opened folders only gives the modules that are
  /// imported, like one that the package manager has fetched.
  ///
  /// - Parameter roots: The folders of the projects.
  mutating func addLocalPackages(to roots: [String]) {
    for root in roots {
      var waiting = packages.filter { !$0.isCheckout && ($0.folder == root || Self.isBelow($0.folder, root)) }
      while let package = waiting.popLast() {
        for path in package.manifest.localPackages {
          guard let folder = Self.folder(path, from: package.folder), !isOpened(folder, with: root) else { continue }
          if !packages.contains(where: { $0.folder == folder }) {
            guard !Files.isSymbolicLink(folder), (try? Files.kind(of: "\(folder)/Package.swift")) == .file else {
              note("'\(PathText.printable(folder))', which '\(package.shownName)' depends on, is not a package")
              continue
            }
            checkouts.append(folder)
            addPackage(in: folder, isCheckout: true)
            scanTargets(of: folder)
          }
          localPackages.append((folder, root))
          waiting += packages.filter { $0.folder == folder }
        }
      }
    }
  }

  /// The projects that a file of such a package belongs to: those that no other project uses in turn.
  func projectsUsing(_ file: String) -> [String] {
    localPackages.filter { local in
      Self.isBelow(file, local.folder) && !localPackages.contains { $0.folder == local.root }
    }.map(\.root)
  }

  /// Scans the folders of a package's targets. The package may lie around the opened folder, as a library does around
  /// its examples, so other folders in it are left out.
  private mutating func scanTargets(of folder: String) {
    for package in packages where package.folder == folder {
      for target in package.manifest.targets where !target.isTest {
        let folders = Self.folders(of: target, in: package, isOnly: package.manifest.targets.count == 1)
        guard let found = folders.first(where: { (try? Files.kind(of: $0)) == .folder && !Files.isSymbolicLink($0) })
        else { continue }
        scan(found, depth: 2, isCheckout: true)
      }
    }
  }

  private func isOpened(_ folder: String, with root: String) -> Bool {
    let isOutside = folder == ".." || folder.hasPrefix("../")
    return folder == root || Self.isBelow(folder, root) && !isOutside || localPackages.contains { $0 == (folder, root) }
  }

  /// The folder that a path in a manifest names; nil for an absolute path, which holds on one computer only.
  private static func folder(_ path: String, from package: String) -> String? {
    if path.hasPrefix("/") || path.hasPrefix("~") { return nil }
    return PathText.joined(package, path)
  }
}

extension Repository.Package {
  fileprivate var shownName: String { manifest.name ?? folder }
}
