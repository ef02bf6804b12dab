// A private initializer is not visible outside its type.
class Single {
  static let shared = Single()
  private init() {}
}
let other = Single()
