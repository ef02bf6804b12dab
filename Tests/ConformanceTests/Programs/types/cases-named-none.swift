// A case `none` with a value, where an optional of its type is expected.
enum Replies {
  case some(Int)
  case none(String)
}
struct Comment { var replies: Replies? }
print(Comment(replies: .none("x")))
let late: Replies? = .none("y")
print(late as Any)
let absent: Replies? = .none
print(absent as Any)
func take(_ replies: Replies?) { print(replies == nil) }
extension Replies: Equatable {}
take(.none("z"))
take(nil)
