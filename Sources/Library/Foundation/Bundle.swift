// A bundle is only a name here: texts are not looked up in it.

struct Bundle {
  static var main: Bundle { Bundle() }
  static var module: Bundle { Bundle() }
}
