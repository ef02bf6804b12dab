import Foundation

// UUIDs and hashes, values that are the same in every run.
let id = UUID(uuidString: "e621e1f8-c36c-495a-93fc-0c247a3e6e5f")!
print(id, id.uuidString, id.description, id.debugDescription, UUID(uuidString: "nope") as Any, UUID() == UUID(), UUID().uuidString.count)
let bytes = id.uuid
print(bytes.0, bytes.15, UUID(uuid: bytes) == id, id < UUID(uuidString: "FFFFFFFF-FFFF-FFFF-FFFF-FFFFFFFFFFFF")!)
print(withUnsafeBytes(of: id.uuid) { Data($0) }.map { String(format: "%02x", $0) }.joined())
print(String(decoding: try JSONEncoder().encode([id]), as: UTF8.self), try JSONDecoder().decode([UUID].self, from: Data("[\"\(id)\"]".utf8)).first == id)
struct Item: Identifiable, Hashable { let id: UUID; var name: String }
let items = [Item(id: id, name: "a"), Item(id: id, name: "b")]
print(Set(items).count, Dictionary(grouping: items, by: \.id)[id]?.count ?? 0, Set(items.map(\.id)).count)
print(id.hashValue == UUID(uuidString: id.uuidString)!.hashValue, (id as NSUUID).uuidString, NSUUID(uuidString: id.uuidString)! as UUID == id)
print(UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F ") as Any, UUID(uuidString: "{E621E1F8-C36C-495A-93FC-0C247A3E6E5F}") as Any)
