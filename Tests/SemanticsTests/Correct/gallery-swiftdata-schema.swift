import SwiftUI
import SwiftData
enum V1: VersionedSchema {
  static var versionIdentifier = Schema.Version(1, 0, 0)
  static var models: [any PersistentModel.Type] { [Item.self] }
  @Model class Item {
    #Index<Item>([\.key])
    @Attribute(.unique) var key: String
    var note: String?
    var tags: [Tag]? = []
    init(key: String, note: String? = nil) { self.key = key; self.note = note }
  }
}
typealias Item = V1.Item
@Model final class Tag { var id: UUID; var label: String; var items: [Item]; init(label: String) { self.id = UUID(); self.label = label; items = [] } }
@ModelActor actor Background { func add(_ key: String) throws { modelContext.insert(Item(key: key)); try modelContext.save() } }
struct Row: View { let item: Item; var body: some View { Text("\(item.key) \(item.note ?? "-")") } }
struct Main: View {
  @Environment(\.modelContext) var context
  @Query(sort: \Item.key) var items: [Item]
  @State private var search = ""
  var body: some View {
    NavigationStack {
      List { ForEach(items) { Row(item: $0) }.onDelete { for i in $0 { context.delete(items[i]) } } }
      Filtered(search: search)
      Button("b") { search = "b" }
      Button("add") { context.insert(Item(key: "b\(items.count)")) }
    }
  }
}
struct Filtered: View {
  @Query var items: [Item]
  init(search: String) {
    _items = Query(filter: #Predicate<Item> { item in if search.isEmpty { true } else { item.key.localizedStandardContains(search) } }, sort: [SortDescriptor(\.note), SortDescriptor(\.key, order: .reverse)])
  }
  var body: some View { Text("filtered \(items.map(\.key).joined(separator: ","))") }
}
struct TestApp: App {
  var body: some Scene { WindowGroup { Main() }.modelContainer(for: [Item.self, Tag.self]) }
}
let c = try ModelContainer(for: Schema([Item.self, Tag.self]), configurations: [ModelConfiguration("x", isStoredInMemoryOnly: true)])
let ctx = ModelContext(c)
let t = Tag(label: "t"), i = Item(key: "a")
ctx.insert(i)
i.tags?.append(t)
print(t.items.count, t.modelContext === ctx, t.id.uuidString.count, i.id)
t.items = []
print(i.tags?.count ?? -1)
try ctx.save()
ctx.insert(Item(key: "a", note: "again"))
try ctx.save()
print(try ctx.fetch(FetchDescriptor<Item>()).map { ($0.key, $0.note ?? "") }, i.note ?? "nil", i == i)
ctx.delete(i)
print(i.isDeleted, ctx.hasChanges, try ctx.fetchCount(FetchDescriptor<Item>()))
ctx.rollback()
print(i.isDeleted, try ctx.fetchCount(FetchDescriptor<Item>()))
let bg = Background(modelContainer: c)
try await bg.add("zz")
print(try ctx.fetchCount(FetchDescriptor<Item>(predicate: #Predicate { $0.key > "a" })))
var seen: [String] = []
try ctx.enumerate(FetchDescriptor<Item>(sortBy: [.init(\.key, order: .reverse)])) { seen.append($0.key) }
print(seen, [3, 1, 2].sorted(using: KeyPathComparator(\.self, order: .reverse)))
TestApp.main()
:tap "add"
:tap "add"
:tap "b"
