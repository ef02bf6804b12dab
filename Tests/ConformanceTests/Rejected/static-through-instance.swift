// A static member is reached through the type.
struct Config {
  static let size = 3
}
print(Config().size)
