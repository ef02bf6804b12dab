// A let property of an instance cannot be assigned.
struct User {
  let id: Int
}
var user = User(id: 1)
user.id = 2
