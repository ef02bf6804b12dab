// A generic type of the name of an associated type.
struct ID<Owner>: Hashable, CustomStringConvertible {
  let value: Int
  var description: String { "\(Owner.self)#\(value)" }
}
struct User: Identifiable, Hashable {
  let id: ID<User>
  var friends: [ID<User>] = []
  func befriend(_ other: ID<User>) -> User { User(id: id, friends: friends + [other]) }
  static func make(_ value: Int) -> User { User(id: .init(value: value)) }
}
let user = User.make(1).befriend(ID(value: 2))
print(user.id, user.friends, Set([user.id, ID(value: 1)]).count)
func key<T: Identifiable>(_ value: T) -> T.ID { value.id }
print(key(user))
