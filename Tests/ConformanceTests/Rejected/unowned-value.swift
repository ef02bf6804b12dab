// Only references are unowned.
class Holder {
  unowned var n: Int
  init() { n = 1 }
}
