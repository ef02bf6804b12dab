import Foundation
class Task2 {
  var url: String?
  func items(_ f: DateFormatter, _ d: Date?) -> [(String, String?)] {
    let items: [(String, String?)] = [
      ("Host", url.flatMap(URL.init)?.host),
      ("Date", d.map(f.string)),
    ]
    return items
  }
}
func i1(_ url: String?) -> [(String, String?)] {
    let items: [(String, String?)] = [
      ("Host", url.flatMap(URL.init)?.host),
      ("Date", nil),
    ]
    return items
}
func i2(_ f: DateFormatter, _ d: Date?) -> [(String, String?)] {
    let items: [(String, String?)] = [
      ("Host", nil),
      ("Date", d.map(f.string)),
    ]
    return items
}
print(Task2().items(DateFormatter(), nil))
let formatter = DateFormatter()
formatter.dateFormat = "yyyy"
formatter.timeZone = TimeZone(secondsFromGMT: 0)
let date: Date? = Date(timeIntervalSince1970: 0)
let texts: [String?] = ["a".first.map(String.init), date.map(formatter.string), nil]
print(texts)
let pairs: [(Int, String?)] = [(1, date.map(formatter.string)), (2, "x".isEmpty ? nil : "y")]
print(pairs)
let makers: [(String) -> URL?] = [URL.init, { URL(string: $0 + "/b") }]
print(makers.map { $0("http://a")?.absoluteString ?? "-" })
