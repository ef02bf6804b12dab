// An instance member needs an instance.
struct Config {
  var size = 3
}
print(Config.size)
