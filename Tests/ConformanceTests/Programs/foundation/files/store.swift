import Foundation

struct Item: Codable, Equatable, Identifiable {
  var id: Int
  var title: String
  var isDone = false
}
struct FileStore {
  let url: URL
  func load() -> [Item] {
    guard let data = try? Data(contentsOf: url) else { return [] }
    return (try? JSONDecoder().decode([Item].self, from: data)) ?? []
  }
  func save(_ items: [Item]) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try JSONEncoder().encode(items).write(to: url, options: [.atomic])
  }
}
let folder = URL.temporaryDirectory.appending(path: "obsh-store-\(UUID().uuidString)")
let store = FileStore(url: folder.appending(path: "deep/items.json"))
print(store.load())
try store.save([Item(id: 1, title: "Milk"), Item(id: 2, title: "Eggs", isDone: true)])
print(store.load().map(\.title), store.load()[1].isDone)
var items = store.load()
items.removeAll { $0.isDone }
try store.save(items)
print(store.load() == [Item(id: 1, title: "Milk")])
let documents = FileManager.default.urls(for: .documentDirectory, in: .userDomainMask)
print(documents.count, documents[0].lastPathComponent)
print(FileManager.default.urls(for: .cachesDirectory, in: .userDomainMask).first != nil)
try FileManager.default.removeItem(at: folder)
print(store.load().isEmpty)
