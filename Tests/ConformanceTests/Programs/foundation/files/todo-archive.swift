import Foundation
final class TodoStore {
  struct Todo: Codable, Identifiable, Equatable {
    var id = UUID(uuidString: "00000000-0000-0000-0000-00000000000A")!; var title: String; var done = false;
    var due: Date?; var priority: Priority = .normal
  }
  enum Priority: Int, Codable, Comparable, CaseIterable {
    case low, normal, high; static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
  }
  private(set) var todos: [Todo] = []
  let url: URL
  init(url: URL) { self.url = url }
  func load() throws {
    guard FileManager.default.fileExists(atPath: url.path) else { return };
    todos = try JSONDecoder().decode([Todo].self, from: Data(contentsOf: url))
  }
  func save() throws {
    let e = JSONEncoder(); e.outputFormatting = [.sortedKeys, .prettyPrinted];
    try e.encode(todos).write(to: url, options: [.atomic])
  }
  func add(_ t: String, due: Date? = nil, priority: Priority = .normal) {
    todos.append(Todo(title: t, due: due, priority: priority))
  }
  func toggle(_ i: Int) { todos[i].done.toggle() }
  var summary: String {
    let open = todos.filter { !$0.done };
    return
      "\(open.count)/\(todos.count) open, next: \(open.compactMap(\.due).min().map { ISO8601DateFormatter().string(from: $0) } ?? "none"), top: \(open.max { $0.priority < $1.priority }?.title ?? "-")"
  }
}
let dir = FileManager.default.temporaryDirectory.appendingPathComponent(
  "obsh-d01-\(ProcessInfo.processInfo.processIdentifier)", isDirectory: true)
try FileManager.default.createDirectory(at: dir, withIntermediateDirectories: true)
defer { try? FileManager.default.removeItem(at: dir) }
let store = TodoStore(url: dir.appendingPathComponent("todos.json"))
try store.load(); print(store.todos.count)
store.add("Milk", due: Date(timeIntervalSinceReferenceDate: 700_000_000));
store.add("Call \"Ann\"\n/now", priority: .high);
store.add("Späti 🌙", due: Date(timeIntervalSinceReferenceDate: 600_000_000), priority: .low)
store.toggle(0); print(store.summary); try store.save()
print(try String(contentsOf: store.url, encoding: .utf8))
let other = TodoStore(url: store.url); try other.load(); print(other.todos == store.todos, other.summary)
try Data("{}".utf8).write(to: store.url)
do { try other.load() } catch let DecodingError.typeMismatch(type, context) { print(type, context.debugDescription) }
