// Using an implicitly unwrapped optional that is nil stops the program.
class Screen {
  var title: String!
}
let screen = Screen()
print(screen.title == nil, screen.title?.count as Any)
screen.title = "set"
print(screen.title.count)
screen.title = nil
print(screen.title.count)
print("never")
