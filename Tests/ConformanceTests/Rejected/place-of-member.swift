// A mistake is at the member's name.
struct User {
  var age: Int?
  var name = ""
}
let user = User()
let a: Int = user.age
let b: Int = user.name
func show(_ n: Int) {}
show(user.name.uppercased())
