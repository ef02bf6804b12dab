import Foundation
struct Address: Codable, Hashable { var street: String; var zip: String? }
enum Role: String, Codable, CaseIterable { case admin, editor, guest }
enum Contact: Codable, Equatable { case email(String), phone(country: Int, number: String), none }
struct User: Codable, Equatable {
    let id: UUID
    var name: String
    var role: Role = .guest
    var address: Address
    var contact: Contact
    var tags: Set<String>
    var scores: [String: [Int]]
    var joined: Date
    enum CodingKeys: String, CodingKey { case id, name = "full_name", role, address, contact, tags, scores, joined }
}
struct Wrapper<T: Codable>: Codable { var data: T; var count: Int?
    init(_ t: T) { data = t; count = nil }
    init(from d: Decoder) throws {
        let c = try d.container(keyedBy: CodingKeys.self)
        data = try c.decode(T.self, forKey: .data)
        count = try c.decodeIfPresent(Int.self, forKey: .count) ?? -1
    }
}
let e = JSONEncoder()
e.outputFormatting = [.prettyPrinted, .sortedKeys]
e.dateEncodingStrategy = .iso8601
let u = User(id: UUID(uuidString: "E621E1F8-C36C-495A-93FC-0C247A3E6E5F")!, name: "Ann \"A\" Öz", role: .editor,
    address: Address(street: "Main 1", zip: nil), contact: .phone(country: 49, number: "123"), tags: ["x"],
    scores: ["a": [1, 2]], joined: Date(timeIntervalSince1970: 1_700_000_000))
let data = try e.encode(u)
print(String(decoding: data, as: UTF8.self))
let d = JSONDecoder()
d.dateDecodingStrategy = .iso8601
print(try d.decode(User.self, from: data) == u)
print(try JSONDecoder().decode(Wrapper<[Int]>.self, from: Data(#"{"data":[1,2]}"#.utf8)))
for bad in [#"{"data":"x"}"#, #"{}"#, #"{"data":null}"#, #"[1"#] {
    do { print(try JSONDecoder().decode(Wrapper<Int>.self, from: Data(bad.utf8))) }
    catch DecodingError.typeMismatch(let t, let c) { print("mismatch", t, c.codingPath.map(\.stringValue), c.debugDescription) }
    catch DecodingError.keyNotFound(let k, let c) { print("missing", k.stringValue, c.debugDescription) }
    catch DecodingError.valueNotFound(let t, let c) { print("null", t, c.debugDescription) }
    catch { print("other", (error as? DecodingError) != nil) }
}
let snake = JSONDecoder()
snake.keyDecodingStrategy = .convertFromSnakeCase
struct Item: Decodable { var firstName: String; var isOn: Bool }
print(try snake.decode([Item].self, from: Data(#"[{"first_name":"a","is_on":true}]"#.utf8)))
print(Role(rawValue: "guest") as Any, Role.allCases.map(\.rawValue))
