import Foundation

/// The folder that the build puts its products in.
enum Products {
  /// On macOS a helper loads the test bundle; elsewhere the bundle is the running executable itself.
  static let directory: URL = {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let product = bundle?.bundleURL ?? URL(fileURLWithPath: CommandLine.arguments[0])
    return product.deletingLastPathComponent()
  }()

  static var obsh: URL { directory.appendingPathComponent("obsh") }

  /// A name that nothing else uses, in the temporary folder.
  static func scratchFile() -> URL {
    FileManager.default.temporaryDirectory.appendingPathComponent("obsh-conformance-\(UUID().uuidString)")
  }
}
