struct Token: ~Copyable {
    let id: Int
    init(id: Int) { self.id = id }
    consuming func cancel() { print("cancel", id); discard self }
    consuming func done() { print("done", id) }
    deinit { print("deinit", id) }
}
func x() {
    let t = Token(id: 1); t.cancel()
    let u = Token(id: 2); u.done()
    print("end x")
}
x()
enum E: ~Copyable {
    case one(Token)
    case none
    consuming func run() {
        switch consume self {
        case .one(let t): print("one", t.id)
        case .none: print("none")
        }
    }
}
func y() {
    let e = E.one(Token(id: 3))
    e.run()
    let n = E.none
    n.run()
    print("end y")
}
y()
func z() {
    var o: Token? = Token(id: 4)
    if let t = o.take() { print("got", t.id) }
    print(o == nil)
    o = Token(id: 5)
    o = nil
    print("set nil")
    o = Token(id: 6)
    switch consume o {
    case .some(let t): print("some", t.id)
    case nil: print("nil")
    }
    print("end z")
}
z()
