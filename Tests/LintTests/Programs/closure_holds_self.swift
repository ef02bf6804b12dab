class Child { var onDone: () -> Void = {} }
class Parent {
  var handler: (() -> Void)?
  let child = Child()
  weak var friend: Child?
  var n = 0
  func wrong() {
    handler = { self.n += 1 } // finds closure_holds_self
    child.onDone = { self.n += 1 } // finds closure_holds_self
  }
  func right() {
    handler = { [weak self] in self?.n += 1 }
    child.onDone = { print("done") }
    friend?.onDone = { self.n += 1 }
    let local = Child()
    local.onDone = { self.n += 1 }
  }
}
