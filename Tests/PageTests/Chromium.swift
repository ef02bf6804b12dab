import Foundation
import Glibc

/// A headless Chromium, driven over the DevTools protocol through a pair of pipes.
final class Chromium {
  /// Nil where none is installed.
  static let path: String? = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"]
    .first { access($0, X_OK) == 0 }

  struct Failure: Error, CustomStringConvertible {
    let description: String
  }

  private let process: pid_t
  private let profile: URL
  private let requests: Int32
  private let replies: Int32
  private var unread: [UInt8] = []
  private var number = 0
  private var session: String?

  /// Addresses that a page asked for, but for its own.
  private(set) var requested: [String] = []
  /// What the console has to complain about.
  private(set) var complaints: [String] = []

  init(width: Int = 1024, height: Int = 768) throws {
    guard let path = Self.path else { throw Failure(description: "no Chromium is installed") }
    profile = FileManager.default.temporaryDirectory.appending(path: "obsh-chromium-\(UUID().uuidString)")
    var (toBrowser, fromBrowser): ([Int32], [Int32]) = ([0, 0], [0, 0])
    guard pipe(&toBrowser) == 0, pipe(&fromBrowser) == 0 else { throw Failure(description: "no pipe") }
    // The browser has these as 3 and 4, so they must be none of these here.
    let read = fcntl(toBrowser[0], F_DUPFD, 10)
    let write = fcntl(fromBrowser[1], F_DUPFD, 10)
    close(toBrowser[0])
    close(fromBrowser[1])
    requests = fcntl(toBrowser[1], F_DUPFD_CLOEXEC, 10)
    replies = fcntl(fromBrowser[0], F_DUPFD_CLOEXEC, 10)
    close(toBrowser[1])
    close(fromBrowser[0])
    var actions = posix_spawn_file_actions_t()
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_addopen(&actions, 0, "/dev/null", O_RDONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 1, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    posix_spawn_file_actions_adddup2(&actions, read, 3)
    posix_spawn_file_actions_adddup2(&actions, write, 4)
    posix_spawn_file_actions_addclose(&actions, read)
    posix_spawn_file_actions_addclose(&actions, write)
    let arguments = [
      path, "--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--disable-dev-shm-usage",
      "--disable-extensions", "--disable-background-networking", "--hide-scrollbars", "--remote-debugging-pipe",
      "--window-size=\(width),\(height)", "--user-data-dir=\(profile.path(percentEncoded: false))", "about:blank",
    ]
    var words: [UnsafeMutablePointer<CChar>?] = arguments.map { strdup($0) } + [nil]
    defer { for word in words { free(word) } }
    var child: pid_t = 0
    let status = posix_spawn(&child, path, &actions, nil, &words, environ)
    close(read)
    close(write)
    process = child
    guard status == 0 else { throw Failure(description: "cannot start \(path)") }
    let targets = try call("Target.getTargets")["targetInfos"] as? [[String: Any]] ?? []
    let page = targets.first { $0["type"] as? String == "page" }?["targetId"] as? String ?? ""
    session = try call("Target.attachToTarget", ["targetId": page, "flatten": true])["sessionId"] as? String
    for domain in ["Page", "Network", "Runtime", "Log"] { try call("\(domain).enable") }
  }

  deinit {
    close(requests)
    close(replies)
    kill(process, SIGKILL)
    waitpid(process, nil, 0)
    try? FileManager.default.removeItem(at: profile)
  }

  /// Opens a page, and waits until it has loaded.
  func open(_ file: URL) throws {
    requested = []
    complaints = []
    try call("Page.navigate", ["url": file.absoluteString])
    let isLoaded = "document.readyState === 'complete' && location.href !== 'about:blank'"
    while try evaluate(isLoaded) as? Bool != true {}
  }

  /// The value of an expression in the page.
  @discardableResult
  func evaluate(_ expression: String) throws -> Any? {
    let reply = try call("Runtime.evaluate", ["expression": expression, "returnByValue": true, "awaitPromise": true])
    if let exception = reply["exceptionDetails"] { throw Failure(description: "\(exception)") }
    return (reply["result"] as? [String: Any])?["value"]
  }

  /// Presses a key that the page hears of.
  func press(_ key: String) throws {
    for type in ["rawKeyDown", "keyUp"] { try call("Input.dispatchKeyEvent", ["type": type, "key": key]) }
  }

  // MARK: The protocol

  @discardableResult
  private func call(_ method: String, _ parameters: [String: Any] = [:]) throws -> [String: Any] {
    number += 1
    var message: [String: Any] = ["id": number, "method": method, "params": parameters]
    message["sessionId"] = session
    let bytes = [UInt8](try JSONSerialization.data(withJSONObject: message)) + [0]
    var sent = 0
    while sent < bytes.count {
      let count = bytes[sent...].withUnsafeBytes { write(requests, $0.baseAddress, $0.count) }
      guard count > 0 else { throw Failure(description: "Chromium has ended") }
      sent += count
    }
    while true {
      let reply = try next()
      guard reply["id"] as? Int == number else {
        note(reply)
        continue
      }
      if let error = reply["error"] { throw Failure(description: "\(method): \(error)") }
      return reply["result"] as? [String: Any] ?? [:]
    }
  }

  private func note(_ event: [String: Any]) {
    let parameters = event["params"] as? [String: Any] ?? [:]
    switch event["method"] as? String {
    case "Network.requestWillBeSent":
      let request = parameters["request"] as? [String: Any]
      if parameters["type"] as? String != "Document" { requested.append(request?["url"] as? String ?? "") }
    case "Runtime.exceptionThrown", "Log.entryAdded", "Runtime.consoleAPICalled": complaints.append("\(parameters)")
    default: break
    }
  }

  /// The next message; they end with a zero.
  private func next() throws -> [String: Any] {
    while true {
      if let end = unread.firstIndex(of: 0) {
        let message = Data(unread[..<end])
        unread.removeSubrange(...end)
        return try JSONSerialization.jsonObject(with: message) as? [String: Any] ?? [:]
      }
      var descriptor = pollfd(fd: replies, events: Int16(POLLIN), revents: 0)
      guard poll(&descriptor, 1, 60_000) > 0 else { throw Failure(description: "Chromium does not answer") }
      var part = [UInt8](repeating: 0, count: 65_536)
      let count = Glibc.read(replies, &part, part.count)
      guard count > 0 else { throw Failure(description: "Chromium has ended") }
      unread += part[..<count]
    }
  }
}
