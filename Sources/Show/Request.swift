/// A request, without its body.
struct Request {
  let method: String
  let target: String
  private let headers: [(name: String, value: String)]

  /// Parses the text before the empty line; nil if it is not a request.
  init?(head: some Collection<UInt8>) {
    guard let text = String(validating: head, as: UTF8.self) else { return nil }
    var lines = text.split(separator: "\r\n", omittingEmptySubsequences: false)[...]
    let words = lines.popFirst()?.split(separator: " ", omittingEmptySubsequences: false) ?? []
    guard words.count == 3, words[2] == "HTTP/1.1" || words[2] == "HTTP/1.0" else { return nil }
    (method, target) = (String(words[0]), String(words[1]))
    var headers: [(name: String, value: String)] = []
    for line in lines {
      guard let colon = line.firstIndex(of: ":"), colon > line.startIndex else { return nil }
      let name = line[..<colon]
      guard name.utf8.allSatisfy({ Self.isOfName($0) }) else { return nil }
      let value = line[line.index(after: colon)...]
      headers.append((name.lowercased(), String(value.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())))
    }
    self.headers = headers
    // Only the length tells where a body ends.
    guard all("transfer-encoding").isEmpty, all("content-length").isEmpty || length != nil else { return nil }
  }

  private static func isOfName(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "-"),
      UInt8(ascii: "_"), UInt8(ascii: "0")...UInt8(ascii: "9"):
      true
    default: false
    }
  }

  func all(_ name: String) -> [String] { headers.filter { $0.name == name }.map(\.value) }

  /// The value of a header; nil if there is none, or more than one.
  func only(_ name: String) -> String? {
    let all = all(name)
    return all.count == 1 ? all[0] : nil
  }

  /// The length of the body, if it has one.
  var length: Int? { only("content-length").flatMap { Int($0) }.flatMap { $0 >= 0 ? $0 : nil } }
}
