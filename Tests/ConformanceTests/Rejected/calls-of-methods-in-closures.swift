// A closure that may outlive its call names `self` to call a method of its class.
class Loader {
  var done: (() -> Void)?
  func run(_ work: @escaping () -> Void) { done = work }
  func now(_ work: () -> Void) { work() }
  func finish() {}
  func start() {
    done = { finish() }
    run { print(1); finish() }
    run { [self] in finish() }
    run { self.finish() }
    run { [weak self] in self?.finish() }
    run { [weak self] in guard let self else { return }; finish() }
    now { finish() }
    let later: () -> Void = { finish() }
    later()
  }
}
