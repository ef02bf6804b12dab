/// The check of requests: those that come from the page itself, on this computer, with the page's address, are
/// answered.
///
/// Another page in the same browser can send requests here as well. It does not know the token, and it has another
/// origin. If it makes its own name resolve to this computer (DNS rebinding), the host is not one of these.
struct Requests {
  let token: String
  let port: UInt16

  enum Answer: Equatable {
    case page, events, input
    /// The address of the page without its last slash.
    case redirect(to: String)
    case refused(Int, String)
  }

  static let (longestInput, longestPath) = (4_096, 200)

  func answer(_ request: Request) -> Answer {
    guard let host = request.only("host"), hosts.contains(host) else { return .refused(421, "misdirected request") }
    let origin = request.all("origin")
    guard origin.allSatisfy({ $0 == "http://\(host)" }) else { return .refused(403, "another origin") }
    let parts = request.target.split(separator: "/", omittingEmptySubsequences: false)
    guard request.target.utf8.count <= Self.longestPath, parts.count == 2 || parts.count == 3, parts[0].isEmpty,
      Self.isEqual(parts[1], token)
    else { return .refused(403, "no such page") }
    if parts.count == 2 { return request.method == "GET" ? .redirect(to: "/\(token)/") : .refused(405, "not allowed") }
    let isOfPage = request.all("sec-fetch-site").allSatisfy { $0 == "same-origin" }
    switch (request.method, parts[2]) {
    case ("GET", ""): return .page
    case ("GET", "events"): return isOfPage ? .events : .refused(403, "another origin")
    case ("POST", "input"):
      // A browser sends the origin of a POST. Only other programs leave it out, and they are not served.
      guard isOfPage, !origin.isEmpty else { return .refused(403, "another origin") }
      guard request.only("content-type") == "application/x-obsh-input" else { return .refused(415, "not an input") }
      guard let length = request.length, length <= Self.longestInput else { return .refused(413, "too long") }
      return .input
    case (_, ""), (_, "events"), (_, "input"): return .refused(405, "not allowed")
    default: return .refused(404, "nothing here")
    }
  }

  private var hosts: [String] { ["127.0.0.1:\(port)", "localhost:\(port)"] }

  /// Compares in a time that does not depend on the position of the first difference.
  private static func isEqual(_ text: Substring, _ token: String) -> Bool {
    let (text, token) = (Array(text.utf8), Array(token.utf8))
    guard text.count == token.count else { return false }
    return zip(text, token).reduce(0) { $0 | ($1.0 ^ $1.1) } == 0
  }

  /// 128 random bits.
  static func randomToken() -> String {
    var generator = SystemRandomNumberGenerator()
    let digits = Array("0123456789abcdefghijklmnopqrstuv")
    return String((0..<26).map { _ in digits[Int(generator.next() & 31)] })
  }
}

/// An action of a person on the page.
package struct PageInput: Equatable, Sendable {
  /// `tap`, `toggle`, `type` or `why`
  package let action: String
  package let name: String
  package let view: String?
  package let text: String

  /// Parses four lines with percent-encoding.
  init?(_ body: [UInt8]) {
    let lines = body.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false).map(Self.decoded)
    guard lines.count == 4, let action = lines[0], let name = lines[1], let view = lines[2], let text = lines[3],
      ["tap", "toggle", "type", "why"].contains(action), !name.isEmpty
    else { return nil }
    (self.action, self.name, self.text) = (action, name, text)
    self.view = view.isEmpty ? nil : view
  }

  private static func decoded(_ line: some Collection<UInt8>) -> String? {
    var bytes: [UInt8] = []
    var rest = line[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "%") else {
        bytes.append(byte)
        continue
      }
      let digits = rest.prefix(2)
      guard digits.count == 2, let text = String(validating: digits, as: UTF8.self), let value = UInt8(text, radix: 16)
      else { return nil }
      bytes.append(value)
      rest = rest.dropFirst(2)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
