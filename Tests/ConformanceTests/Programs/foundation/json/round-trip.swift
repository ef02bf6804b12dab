import Foundation

struct Note: Codable, Equatable {
  var title: String
  var stars: Int
  var tags: [String]
}
let notes = [Note(title: "One", stars: 3, tags: ["a"]), Note(title: "Zwei ü", stars: 0, tags: [])]
let data = try JSONEncoder().encode(notes)
guard var objects = try JSONSerialization.jsonObject(with: data) as? [[String: Any]] else { fatalError("no list") }
print(objects.map { $0["title"] as? String ?? "none" })
objects[0]["stars"] = 5
objects[1]["tags"] = ["new", "old"]
objects.append(["title": "Three", "stars": 1, "tags": [String]()])
let again = try JSONDecoder().decode(
  [Note].self, from: JSONSerialization.data(withJSONObject: objects, options: .sortedKeys))
for note in again { print(note.title, note.stars, note.tags) }
print(again[0] == notes[0], again.count)
