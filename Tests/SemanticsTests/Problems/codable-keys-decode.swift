// "Decoding fails since the migration: keyNotFound(_title)."
// says: observable_keys
import Foundation
@Observable
final class Bookmark: Codable, Identifiable {
  var id = 1
  var title: String
  var url = ""
  enum CodingKeys: String, CodingKey { case _id = "id", _title = "title", _url = "url" }  // right
  init(title: String) { self.title = title }
}
