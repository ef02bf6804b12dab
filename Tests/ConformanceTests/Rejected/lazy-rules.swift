// A lazy property is a variable with a value.
struct Page {
  lazy let a = 1
  lazy var b: Int
  lazy var c: Int { 1 }
}
