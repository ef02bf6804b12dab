import Foundation

struct Entry: Codable {
  var at: Date
}
let entry = Entry(at: Date(timeIntervalSince1970: 1_700_000_000))
let encoder = JSONEncoder()
let decoder = JSONDecoder()
encoder.dateEncodingStrategy = .iso8601
print(String(decoding: try encoder.encode(entry), as: UTF8.self))
encoder.dateEncodingStrategy = .secondsSince1970
print(String(decoding: try encoder.encode(entry), as: UTF8.self))
encoder.dateEncodingStrategy = .millisecondsSince1970
print(String(decoding: try encoder.encode(entry), as: UTF8.self))
decoder.dateDecodingStrategy = .iso8601
print(try decoder.decode(Entry.self, from: Data(#"{"at":"2024-01-02T03:04:05Z"}"#.utf8)).at)
print((try? decoder.decode(Entry.self, from: Data(#"{"at":"yesterday"}"#.utf8))) == nil)
