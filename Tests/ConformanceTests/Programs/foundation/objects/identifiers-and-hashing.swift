import Foundation
let a = UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!,
  b = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
print(
  a == b, a, a.uuidString.lowercased(), a.description, a.debugDescription, UUID(uuidString: "nope") as Any,
  Set([a, b]).count, a.uuid.0, a.hashValue == b.hashValue)
print(
  UUID() == UUID(), UUID().uuidString.count, UUID().uuidString.split(separator: "-").map(\.count),
  a < UUID(uuidString: "F0000000-0000-0000-0000-000000000000")!)
print(
  String(decoding: try JSONEncoder().encode([a]), as: UTF8.self),
  try JSONDecoder().decode([UUID].self, from: Data("[\"E621E1F8-C36C-495A-93FC-0C247A3E6E5F\"]".utf8))[0] == a)
do { _ = try JSONDecoder().decode([UUID].self, from: Data("[\"x\"]".utf8)) } catch { print(error) }
struct Key: Hashable { let id: UUID; let n: Int }
var cache: [Key: String] = [Key(id: a, n: 1): "one"]; cache[Key(id: b, n: 1)] = "two";
print(cache.count, cache[Key(id: a, n: 1)]!)
print(UUID(uuid: a.uuid) == a, (a as NSUUID).uuidString == b.uuidString, NSUUID(uuidString: "x") as Any)
var bytes = withUnsafeBytes(of: a.uuid) { Array($0) }
print(bytes.prefix(4), bytes.count); bytes[0] = 0
let nsa = NSCache<NSString, NSNumber>(); nsa.countLimit = 2; nsa.setObject(1, forKey: "a");
print(nsa.object(forKey: "a") as Any, nsa.object(forKey: "b") as Any); nsa.removeAllObjects();
print(nsa.object(forKey: "a") as Any)
