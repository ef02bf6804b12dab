import Foundation

// Tokens in three parts, with Base64 for addresses.
extension Data {
  var urlSafe: String {
    base64EncodedString().replacingOccurrences(of: "+", with: "-").replacingOccurrences(of: "/", with: "_")
      .trimmingCharacters(in: CharacterSet(charactersIn: "="))
  }
  init?(urlSafe: String) {
    var s = urlSafe.replacingOccurrences(of: "-", with: "+").replacingOccurrences(of: "_", with: "/");
    s += String(repeating: "=", count: (4 - s.count % 4) % 4); self.init(base64Encoded: s)
  }
}
struct Claims: Codable, Equatable { let sub: String; let iat: Date; let exp: Date; var roles: [String]? }
struct Token {
  enum Problem: Error { case parts(Int), encoding, expired(TimeInterval), signature }
  static func sign(_ s: String, _ key: UInt64) -> Data {
    var h = key; for b in s.utf8 { h = (h ^ UInt64(b)) &* 0x100_0000_01b3 };
    return withUnsafeBytes(of: h.bigEndian) { Data($0) }
  }
  static func make(_ c: Claims, key: UInt64) throws -> String {
    let e = JSONEncoder(); e.dateEncodingStrategy = .secondsSince1970; e.outputFormatting = .sortedKeys;
    let body = Data(#"{"alg":"X"}"#.utf8).urlSafe + "." + (try e.encode(c)).urlSafe;
    return body + "." + sign(body, key).urlSafe
  }
  static func read(_ t: String, key: UInt64, now: Date) throws -> Claims {
    let p = t.split(separator: ".", omittingEmptySubsequences: false);
    guard p.count == 3 else { throw Problem.parts(p.count) };
    guard let body = Data(urlSafe: String(p[1])), let given = Data(urlSafe: String(p[2])) else {
      throw Problem.encoding
    }; guard given == sign(p[0] + "." + p[1], key) else { throw Problem.signature }
    let d = JSONDecoder(); d.dateDecodingStrategy = .secondsSince1970; let c = try d.decode(Claims.self, from: body);
    guard c.exp > now else { throw Problem.expired(now.timeIntervalSince(c.exp)) }; return c
  }
}
let now = Date(timeIntervalSince1970: 1_700_000_000),
  claims = Claims(sub: "ann?>~é", iat: now, exp: now + 60, roles: ["a", "b"])
let token = try Token.make(claims, key: 7); print(token)
print(try Token.read(token, key: 7, now: now) == claims)
for (t, k, when) in [
  (token, UInt64(8), now), (token, 7, now + 61), (token + ".x", 7, now), ("a.*.c", 7, now),
  (token.replacingOccurrences(of: ".e", with: ".f"), 7, now),
] { do { _ = try Token.read(t, key: k, now: when); print("read") } catch { print(error) } }
print(
  Data([251, 255, 254]).urlSafe, Data(urlSafe: "-__-") == Data([251, 255, 254]), Data(urlSafe: "@") as Any,
  Data().urlSafe.isEmpty)
