struct Store {
  var later: (() -> Void) -> (() -> Void) = { f in f }
  lazy var other: (() -> Void) -> (() -> Void) = { f in f }
  var kept: (() -> Void)?
  mutating func run() {
    let keep: (() -> Void) -> [() -> Void] = { f in [f] }
    _ = keep
  }
}
func pass(_ f: @escaping () -> Void) {}
let forward: (() -> Void) -> Void = { pass($0) }
let closure = { (f: () -> Void) -> Any in f }
