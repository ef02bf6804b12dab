import Files

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Two commits of the repository in the current folder, such as `HEAD~1..HEAD`.
struct CommitRange {
  private let before: String
  private let after: String

  /// Nil if the text is not a range.
  init?(_ text: String) {
    let ends = text.split(separator: "..", maxSplits: 1).map(String.init)
    guard ends.count == 2, !text.contains("..."), !text.hasPrefix("."), !text.contains("/../") else { return nil }
    // An argument that begins with a hyphen would be an option of git.
    guard ends.allSatisfy({ !$0.isEmpty && !$0.hasPrefix("-") && !$0.hasPrefix("/") }) else { return nil }
    (before, after) = (ends[0], ends[1])
  }

  /// The files of both commits, in folders that no other user can read.
  struct Checkout {
    let folder: String
    var before: String { "\(folder)/before" }
    var after: String { "\(folder)/after" }

    func remove() { _ = ExternalProgram.run("rm -rf --", argument: folder) }
  }

  func checkOut() throws -> Checkout {
    var template = Array("\(Process.environment["TMPDIR"] ?? "/tmp")/obsh.XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw CommitError.noFolder }
    let checkout = Checkout(folder: String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self))
    for (commit, name) in [(before, "before"), (after, "after")] {
      // The folder's name contains no character with a meaning to the shell, unless TMPDIR does.
      let command = """
        files() { cd "$(git rev-parse --show-toplevel)" && mkdir "$OBSH_CHECKOUT/\(name)" \
        && git archive --format=tar "$1" | tar -xf - -C "$OBSH_CHECKOUT/\(name)"; }; \
        git rev-parse --quiet --verify "$1^{commit}" >/dev/null && files
        """
      setenv("OBSH_CHECKOUT", checkout.folder, 1)
      defer { unsetenv("OBSH_CHECKOUT") }
      guard ExternalProgram.run(command, argument: commit) == 0 else {
        checkout.remove()
        throw CommitError.noCommit(commit)
      }
    }
    return checkout
  }
}

enum CommitError: Error, CustomStringConvertible {
  case noFolder
  case noCommit(String)

  var description: String {
    switch self {
    case .noFolder: "cannot create a folder for the files of the commits"
    case .noCommit(let name): "git has no commit '\(PathText.printable(name))' here"
    }
  }
}
