// `self = …` in the initializer of a type with a deinit: only complete values end with it.

struct File: ~Copyable {
  let name: String
  init(_ name: String) { self.name = name }
  deinit { print("close", name) }
}

enum Refused: Error { case name }

extension File {
  init(twice name: String) { self = File(name + name) }
  init?(given name: String?) {
    guard let name else { return nil }
    self = File(name)
  }
  init(checked name: String) throws {
    if name.isEmpty { throw Refused.name }
    self = .init("checked \(name)")
  }
}

struct Pair: ~Copyable {
  var left: String
  var right: String
  init(_ both: String) { (left, right) = (both, both) }
  init(_ left: String, or right: String?) {
    if let right {
      self.left = left
      self.right = right
    } else {
      self = Pair(left)
    }
  }
  deinit { print("end", left, right) }
}

func run() {
  let file = File(twice: "ab")
  print(file.name)
  if let file = File(given: "c") { print(file.name) }
  switch File(given: nil) {
  case .some(let file): print(file.name)
  case nil: print("none")
  }
  do {
    let file = try File(checked: "d")
    print(file.name)
    _ = try File(checked: "")
  } catch { print(error) }
  let pair = Pair("x", or: "y")
  let other = Pair("z", or: nil)
  print(pair.right, other.right)
}
run()
