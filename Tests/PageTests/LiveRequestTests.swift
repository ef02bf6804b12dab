import Foundation
import Glibc
import Testing

@testable import Page
@testable import Show

/// Who may see the page of a session, and act on it.
@Suite(.serialized) struct LiveRequestTests {
  private static let own = "application/x-obsh-input"

  @Test func `only the page itself is answered, and only by its address`() throws {
    let shell = try LiveShell()
    let (host, path) = (shell.host, shell.path)
    let port = host.split(separator: ":")[1]
    let origin = "Origin: http://\(host)"
    func get(_ path: String, host: String? = nil, _ more: String...) throws -> String {
      try shell.status(of: ["GET \(path) HTTP/1.1"] + (host.map { ["Host: \($0)"] } ?? []) + more)
    }
    #expect(try get(path, host: host) == "HTTP/1.1 200 OK")
    #expect(try get(path, host: "localhost:\(port)") == "HTTP/1.1 200 OK")
    // The token.
    for wrong in [
      "/", "/events", "/wrong/", String(path.dropLast(2)) + "/", path.uppercased(), path + path, "/%2e%2e\(path)", "*",
    ] {
      #expect(try get(wrong, host: host).hasPrefix("HTTP/1.1 403"), "\(wrong)")
    }
    #expect(try get("/" + String(repeating: "x", count: 5_000), host: host).hasPrefix("HTTP/1.1 403"))
    // The host: a name of another's may lead here.
    for wrong in [
      "evil.example", "evil.example:\(port)", "127.0.0.1", "localhost", "127.0.0.1:1", "[::1]:\(port)",
      "0.0.0.0:\(port)",
    ] {
      #expect(try get(path, host: wrong).hasPrefix("HTTP/1.1 421"), "\(wrong)")
    }
    #expect(try get(path).hasPrefix("HTTP/1.1 421"))
    // The origin.
    for wrong in ["http://evil.example", "null", "https://\(host)", "http://127.0.0.1"] {
      #expect(try get(path + "events", host: host, "Origin: \(wrong)").hasPrefix("HTTP/1.1 403"), "\(wrong)")
    }
    #expect(try get(path + "events", host: host, "Sec-Fetch-Site: cross-site").hasPrefix("HTTP/1.1 403"))
    // The address as some terminals shorten it.
    let short = String(path.dropLast())
    #expect(try get(short, host: host) == "HTTP/1.1 308 Permanent Redirect")
    #expect(
      Requests(token: "abc", port: 1).answer(try #require(Request(head: "GET /abc HTTP/1.1\r\nHost: localhost:1".utf8)))
        == .redirect(to: "/abc/"))
    #expect(try get(short, host: "evil.example").hasPrefix("HTTP/1.1 421"))
    #expect(try get(path + "other", host: host).hasPrefix("HTTP/1.1 404"))
    #expect(try shell.status(of: ["DELETE \(path) HTTP/1.1", "Host: \(host)"]).hasPrefix("HTTP/1.1 405"))

    // Inputs.
    func post(_ body: String, _ lines: String...) throws -> String {
      try shell.status(
        of: ["POST \(path)input HTTP/1.1", "Host: \(host)", "Content-Length: \(body.utf8.count)"] + lines, body: body)
    }
    let why = "why\nNobody\n\n"
    #expect(try post(why, origin, "Content-Type: \(Self.own)") == "HTTP/1.1 202 Accepted")
    try shell.expect("> :why Nobody\n")
    #expect(try post(why, "Content-Type: \(Self.own)").hasPrefix("HTTP/1.1 403"))
    #expect(try post(why, "Origin: http://evil.example", "Content-Type: \(Self.own)").hasPrefix("HTTP/1.1 403"))
    #expect(try post(why, origin, "Content-Type: text/plain").hasPrefix("HTTP/1.1 415"))
    #expect(try post("eval\nprint(1)\n\n", origin, "Content-Type: \(Self.own)").hasPrefix("HTTP/1.1 400"))
    #expect(try post("tap\n%FF\n\n", origin, "Content-Type: \(Self.own)").hasPrefix("HTTP/1.1 400"))
    let long = "type\nName\n\n" + String(repeating: "x", count: 5_000)
    #expect(try post(long, origin, "Content-Type: \(Self.own)").hasPrefix("HTTP/1.1 413"))
    // None of them has come to the session, nor anything that ends an input and begins another.
    #expect(try post("tap\nA%0A:quit\n\n", origin, "Content-Type: \(Self.own)") == "HTTP/1.1 202 Accepted")
    #expect(try post("why\nA%0A:quit\n\n", origin, "Content-Type: \(Self.own)") == "HTTP/1.1 202 Accepted")
    let shown = try shell.enter("1 + 2")
    #expect(!shown.contains("> :"))
    #expect(shown.contains("Int = 3"))
    #expect(shell.end() == 0)
  }

  @Test func `garbage and a thousand connections leave the session alone`() throws {
    let shell = try LiveShell()
    var random = SystemRandomNumberGenerator()
    for length in [1, 100, 100_000] {
      let descriptor = try shell.connect()
      let bytes = (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
      _ = bytes.withUnsafeBytes { send(descriptor, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      close(descriptor)
    }
    // A line without an end is cut off before it is long.
    let endless = try shell.connect()
    let part = [UInt8](repeating: UInt8(ascii: "x"), count: 65_536)
    var sent = 0
    while sent < 256 << 20 {
      let count = part.withUnsafeBytes { send(endless, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
      guard count > 0 else { break }
      sent += count
    }
    close(endless)
    #expect(sent < 256 << 20)
    let open = (0..<1_000).compactMap { _ in try? shell.connect() }
    #expect(open.count > 500)
    #expect(try shell.enter("1 + 2").contains("Int = 3"))
    for descriptor in open { close(descriptor) }
    // It takes the server a moment to see that they are gone.
    let request = ["GET \(shell.path) HTTP/1.1", "Host: \(shell.host)"]
    var answer = ""
    for _ in 0..<200 where answer != "HTTP/1.1 200 OK" {
      answer = (try? shell.status(of: request)) ?? ""
      if answer.isEmpty { usleep(50_000) }
    }
    #expect(answer == "HTTP/1.1 200 OK")
    #expect(shell.end() == 0)
  }

  @Test(
    arguments: [
      ("tap\nAdd\n\n", "tap", "Add", nil, ""),
      ("type\nName\nRow%5B3%5D\nA%22%5Cn%20%C3%A9", "type", "Name", "Row[3]", "A\"\\n é"),
    ] as [(String, String, String, String?, String)])
  func `an input of the page is four lines`(
    body: String, action: String, name: String, view: String?, text: String
  ) throws {
    let input = try #require(PageInput(Array(body.utf8)))
    #expect((input.action, input.name, input.text) == (action, name, text))
    #expect(input.view == view)
  }
}
