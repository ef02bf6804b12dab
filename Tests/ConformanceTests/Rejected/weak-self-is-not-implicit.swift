class N {
  var n = 0
  func m() {}
  func run(_ f: @escaping () -> Void) {}
  func go() {
    run { [weak self] in print(n) }
    run { [weak self] in m() }
    run { [weak self] in n = 1 }
    run { [weak self] in guard let self else { return }; print(n); m() }
    run { [weak self] in if let self { print(n) }; print(n) }
    run { [weak self] in guard let self = self else { return }; n = 2 }
    run { [weak self] in guard let strong = self else { return }; print(n, strong.n) }
    run { [unowned self] in print(n) }
    run { [self] in print(n) }
    run { [weak self] in self?.run { print(n) } }
    run { [weak self] in guard let self else { return }; run { print(n) } }
    run { [weak self] in guard let self else { return }; self.run { m() } }
    run { [s = self] in print(n, s) }
    run { [n] in print(n) }
    run { [weak self] in self.n = 2 }
    run { [weak self] in self.m() }
    run { [weak self] in self!.m() }
    Task { [weak self] in print(n) }
    Task { print(n) }
  }
}
