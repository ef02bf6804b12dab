import Code
import Tree
import Views

/// The code of key paths that views share. A thousand views of the rows of a list, each with `\.title`, are a
/// thousand inputs; keeping the compiled code of each would cost far more than the views themselves.
struct SharedPaths {
  struct Key: Hashable {
    let model: Type
    let path: String
  }

  struct Path {
    /// A closure of the code that reads the path; its captures must not be used.
    let closure: Value
    let links: [PathLink]
    let text: String
    /// The file of the code.
    let file: UInt32
  }

  private var paths: [Key: Path] = [:]
  private var generation = 0
  private static let capacity = 1_000

  /// A path is valid until a type, function or extension is declared: `generation` counts these.
  mutating func path(_ key: Key, generation: Int) -> Path? {
    if generation != self.generation || paths.count > Self.capacity { paths = [:] }
    self.generation = generation
    return paths[key]
  }

  mutating func add(_ path: Path, _ key: Key) { paths[key] = path }

  /// True if a path means the same wherever it is written and cannot trap in code of its own, which would need a
  /// place. Such a path consists of member names only.
  static func canShare(_ path: Substring) -> Bool {
    path.dropFirst().allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." || $0 == "?" }
  }
}
