import Session
import Testing

/// The result of opening files as one module and mounting their previews.
struct OpenedFiles {
  let sealed: [String]
  let opaque: [String]
  let previews: [OpenedPreview]
  let printed: String

  /// Opens files twice: with all bodies checked at once, and with bodies checked when they are reached. The results
  /// are the same.
  static func open(_ files: KeyValuePairs<String, String>, platform: String = "iOS") -> OpenedFiles {
    let opened = open(files, platform: platform, leavesBodies: false)
    let later = open(files, platform: platform, leavesBodies: true)
    #expect(later.sealed == opened.sealed)
    #expect(later.opaque == opened.opaque)
    #expect(later.printed == opened.printed)
    #expect(later.previews.map(\.name) == opened.previews.map(\.name))
    #expect(later.previews.map(\.result) == opened.previews.map(\.result))
    #expect(later.previews.map(\.message) == opened.previews.map(\.message))
    return opened
  }

  private static func open(_ files: KeyValuePairs<String, String>, platform: String, leavesBodies: Bool) -> OpenedFiles
  {
    var printed = ""
    let session = Session(SessionOptions(.script), complaints: { _ in }, output: { printed += $0 })
    let module = session.open(
      files.map { ($0.key, $0.value) }, name: "App", platform: platform, leavesBodies: leavesBodies)
    let previews = session.mountPreviews(of: module)
    let found = session.findings(in: [module])
    return OpenedFiles(
      sealed: found.sealed.map { "\($0.file.name(at: $0.offset)):\($0.line): \($0.message)" },
      opaque: found.opaque.map(\.message), previews: previews, printed: printed)
  }
}
