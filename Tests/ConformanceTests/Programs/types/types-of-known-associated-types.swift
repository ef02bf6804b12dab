// What an existential says of its primary associated types decides the types of theirs.
protocol Repository<Entity> {
  associatedtype Entity: Identifiable
  func find(_ id: Entity.ID) -> Entity?
  mutating func save(_ entity: Entity)
  var ids: [Entity.ID] { get }
}
struct User: Identifiable {
  let id: Int
  var name: String
}
struct Memory<Entity: Identifiable>: Repository {
  var all: [Entity.ID: Entity] = [:]
  func find(_ id: Entity.ID) -> Entity? { all[id] }
  mutating func save(_ entity: Entity) { all[entity.id] = entity }
  var ids: [Entity.ID] { Array(all.keys) }
}
struct Service {
  var users: any Repository<User>
  mutating func rename(_ id: User.ID, _ change: (String) -> String) -> String? {
    guard var user = users.find(id) else { return nil }
    user.name = change(user.name)
    users.save(user)
    return user.name
  }
}
var service = Service(users: Memory<User>())
service.users.save(User(id: 4, name: "ann"))
print(service.rename(4) { $0.uppercased() } ?? "-", service.rename(5) { $0 } ?? "-")
print(service.users.ids, service.users.find(4)!.name)
