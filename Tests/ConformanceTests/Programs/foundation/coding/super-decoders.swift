import Foundation

// A playlist in a file: nested containers, super decoder, and kinds by a discriminator.
class Media: Codable {
  var title: String
  var year: Int?
  enum CodingKeys: String, CodingKey { case title, year }
  init(title: String, year: Int?) { self.title = title; self.year = year }
  required init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: CodingKeys.self)
    title = try box.decode(String.self, forKey: .title)
    year = try box.decodeIfPresent(Int.self, forKey: .year)
  }
  func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: CodingKeys.self)
    try box.encode(title, forKey: .title)
    try box.encodeIfPresent(year, forKey: .year)
  }
}
final class Song: Media {
  var seconds: Double
  enum Keys: String, CodingKey { case seconds, info, base }
  enum InfoKeys: String, CodingKey { case label, ratings }
  var label = ""
  var ratings: [Int] = []
  init(title: String, year: Int?, seconds: Double) { self.seconds = seconds; super.init(title: title, year: year) }
  required init(from decoder: Decoder) throws {
    let box = try decoder.container(keyedBy: Keys.self)
    seconds = try box.decode(Double.self, forKey: .seconds)
    let info = try box.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    label = try info.decode(String.self, forKey: .label)
    var list = try info.nestedUnkeyedContainer(forKey: .ratings)
    while !list.isAtEnd { ratings.append(try list.decode(Int.self)) }
    try super.init(from: box.superDecoder(forKey: .base))
  }
  override func encode(to encoder: Encoder) throws {
    var box = encoder.container(keyedBy: Keys.self)
    try box.encode(seconds, forKey: .seconds)
    var info = box.nestedContainer(keyedBy: InfoKeys.self, forKey: .info)
    try info.encode(label, forKey: .label)
    var list = info.nestedUnkeyedContainer(forKey: .ratings)
    for rating in ratings { try list.encode(rating) }
    try super.encode(to: box.superEncoder(forKey: .base))
  }
}
let song = Song(title: "Night", year: 1999, seconds: 201.5)
song.label = "Blue"
song.ratings = [3, 5]
let encoder = JSONEncoder()
encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
let data = try encoder.encode([song])
print(String(decoding: data, as: UTF8.self))
let back = try JSONDecoder().decode([Song].self, from: data)
print(back[0].title, back[0].year ?? 0, back[0].label, back[0].ratings, back[0].seconds)
let wrong = Data(#"[{"seconds": 1, "info": {"label": "x", "ratings": [1, "two"]}, "base": {"title": "t"}}]"#.utf8)
do { _ = try JSONDecoder().decode([Song].self, from: wrong) } catch let DecodingError.typeMismatch(type, context) {
  print(type, context.codingPath.map(\.stringValue), context.codingPath.map { $0.intValue ?? -1 }, context.debugDescription)
}
let short = Data(#"[{"seconds": 1, "info": {"label": "x", "ratings": [1]}}]"#.utf8)
do { _ = try JSONDecoder().decode([Song].self, from: short) } catch { print(error) }
