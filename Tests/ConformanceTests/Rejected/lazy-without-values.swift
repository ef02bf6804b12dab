lazy var first: Int
lazy var second = 2
lazy let third = 3
struct Box {
  static lazy var shared: Int
  lazy var mine: Int
}
func local() { lazy var fine = 1; print(fine) }
