// A model with protocols, extensions, access levels, own == and description is tracked through all of them.
import Observation

protocol Named: AnyObject { var name: String { get set } }
@Observable final class User: Named, Identifiable, Equatable, CustomStringConvertible {
  let id: Int
  var name: String
  private(set) var visits = 0
  fileprivate var secret = "s"
  init(id: Int, name: String) {
    self.id = id
    self.name = name
  }
  convenience init(name: String) { self.init(id: 0, name: name) }
  static func == (l: User, r: User) -> Bool { l.id == r.id }
  var description: String { "\(name)#\(id)" }
  func visit() { visits += 1 }
  subscript(i: Int) -> String { "\(name)[\(i)]" }
}
extension User {
  var initial: Character { name.first ?? "?" }
  func rename(_ name: String) -> User {
    self.name = name
    return self
  }
}
let user = User(id: 1, name: "Ann")
var fired = false
func check(_ name: String, _ read: () -> Void, _ write: () -> Void) {
  fired = false
  withObservationTracking(read) { fired = true }
  write()
  print(name, fired ? "notifies" : "silent")
}
check("extension's computed", { _ = user.initial }, { user.name = "Bo" })
check("private(set)", { _ = user.visits }, { user.visit() })
check("fileprivate", { _ = user.secret }, { user.secret = "t" })
check("through a protocol", { _ = (user as any Named).name }, { user.name = "Cy" })
let named: any Named = user
check("protocol write", { _ = user.name }, { named.name = "Di" })
check("protocol write, equal", { _ = user.name }, { named.name = "Di" })
check("description reads name", { _ = "\(user)" }, { user.name = "Ed" })
check("== reads only the let", { _ = user == User(name: "x") }, { user.name = "Flo" })
check("subscript", { _ = user[3] }, { user.name = "Gil" })
check("method that returns self", { _ = user.name }, { _ = user.rename("Hal") })
func observed<T: Observable>(_ object: T) -> String { "\(T.self)" }
print(observed(user), (user as Any) is any Observable, user, user.visits, [user])
let users = [user, User(id: 2, name: "Ivy")]
check("generic over Named", { _ = users.map { $0.name } }, { users[1].name = "Jo" })
check("firstIndex by ==", { _ = users.firstIndex(of: user) }, { user.name = "Kim" })
print(users.map(\.name), users.map(\.id), user === users[0])
