import Source

extension Repository {
  /// The first systems with Observation, by the names that a manifest has for them.
  private static let withObservation = ["iOS": 17, "macCatalyst": 17, "macOS": 14, "tvOS": 17, "watchOS": 10]

  /// Notes on packages that support systems without Observation, and in which files have changed.
  ///
  /// - Parameter files: The paths of the changed files.
  package func notesOnOldPlatforms(changed files: [String]) -> [String] {
    packages.compactMap { package in
      let prefix = package.folder == "." ? "" : package.folder + "/"
      guard !package.isCheckout, files.contains(where: { $0.hasPrefix(prefix) }) else { return nil }
      let old = package.manifest.platforms.filter { $0.version < Self.withObservation[$0.name] ?? 0 }
      if old.isEmpty { return nil }
      let supported = old.map { "\($0.name) \($0.version)" }.joined(separator: " and ")
      let needed = old.compactMap { one in Self.withObservation[one.name].map { "\(one.name) \($0)" } }
      return "\(prefix)Package.swift: the package supports \(supported), and '@Observable' needs "
        + "\(needed.joined(separator: " and ")): raise the platforms, or migrate with --perception"
    }
  }
}
