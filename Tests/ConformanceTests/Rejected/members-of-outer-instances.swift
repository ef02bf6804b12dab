struct Outer {
  var title = ""
  func all() {}
  struct Inner {
    var rows = 1
    func sum() -> String { title }
    func run() { all() }
    static func make() { all() }
    var count: Int { rows + title.count }
  }
  static func start() { all() }
}
enum Failure: Error { case timeout }
func load() throws {}
do { try load() } catch let error as Failure.timeout { print(error) }
func number() -> some Int { 3 }
func area(_ w: Int, _ h: Int) { return w * h }
func first(_ xs: [Int]) { return xs.first! }
