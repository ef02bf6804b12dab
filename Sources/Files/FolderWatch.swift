import SystemPackage

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Notices that Swift files in some folders have been written, moved or removed. Editors often write a new file and
/// rename it, so the folders are watched and not the files.
package final class FolderWatch {
  /// Readable when something has happened. It becomes unreadable again with `takeChange`.
  package let descriptor: Int32
  /// True if the system refused to watch a folder: it limits the number of watches.
  package private(set) var missesFolders = false
  private var folders: [Int32: String] = [:]

  private static let events = UInt32(
    IN_CLOSE_WRITE | IN_MOVED_TO | IN_MOVED_FROM | IN_DELETE | IN_CREATE)

  /// Watches folders with everything below them, and the folders of files; hidden folders are left out.
  ///
  /// - Returns: Nil if the system has no descriptor left for it.
  package init?(_ paths: [String]) {
    descriptor = inotify_init1(Int32(IN_NONBLOCK) | Int32(IN_CLOEXEC))
    if descriptor < 0 { return nil }
    for path in paths {
      if (try? Files.kind(of: path)) == .folder { add(path) } else { watch(Self.folder(of: path)) }
    }
  }

  deinit { close(descriptor) }

  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { $0 == path.startIndex ? "/" : String(path[..<$0]) } ?? "."
  }

  private func watch(_ folder: String) {
    let number = inotify_add_watch(descriptor, folder, Self.events)
    if number >= 0 { folders[number] = folder } else { missesFolders = true }
  }

  private func add(_ folder: String) {
    watch(folder)
    // A folder that can no longer be read has no changes to notice.
    for name in (try? Files.names(in: folder)) ?? [] where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      if !Files.isSymbolicLink(path), (try? Files.kind(of: path)) == .folder { add(path) }
    }
  }

  /// Takes all events so far; true if a Swift file or a folder is among them. New folders are watched from now on.
  package func takeChange() -> Bool {
    var hasChanged = false
    var bytes = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = read(descriptor, &bytes, bytes.count)
      if count <= 0 { return hasChanged }
      for event in Self.events(in: bytes[..<count]) where note(event) { hasChanged = true }
    }
  }

  private func note(_ event: Event) -> Bool {
    let isFolder = event.kind & UInt32(IN_ISDIR) != 0
    let isNew = event.kind & UInt32(IN_CREATE) != 0
    // Too many events: some have been lost.
    if event.kind & UInt32(IN_Q_OVERFLOW) != 0 { return true }
    guard let folder = folders[event.folder], !event.name.hasPrefix(".") else { return false }
    if isFolder, isNew || event.kind & UInt32(IN_MOVED_TO) != 0 { add("\(folder)/\(event.name)") }
    // A new file is noticed when it has been written.
    return isFolder || event.name.hasSuffix(".swift") && !isNew
  }

  private struct Event {
    let folder: Int32
    let kind: UInt32
    let name: String
  }

  private static func events(in bytes: ArraySlice<UInt8>) -> [Event] {
    let header = MemoryLayout<inotify_event>.size
    var result: [Event] = []
    var rest = bytes
    while rest.count >= header {
      let (folder, kind, length) = rest.withUnsafeBytes { raw in
        (
          raw.loadUnaligned(as: Int32.self), raw.loadUnaligned(fromByteOffset: 4, as: UInt32.self),
          Int(raw.loadUnaligned(fromByteOffset: 12, as: UInt32.self))
        )
      }
      rest = rest.dropFirst(header)
      let name = String(decoding: rest.prefix(length).prefix { $0 != 0 }, as: UTF8.self)
      result.append(Event(folder: folder, kind: kind, name: name))
      rest = rest.dropFirst(length)
    }
    return result
  }
}
