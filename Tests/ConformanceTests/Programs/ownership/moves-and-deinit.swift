struct File: ~Copyable {
    let name: String
    init(_ name: String) { self.name = name; print("open", name) }
    deinit { print("close", name) }
    consuming func finish() { print("finish", name) }
    borrowing func look() { print("look", name) }
    mutating func touch() { print("touch", name) }
}
func take(_ f: consuming File) { print("take", f.name) }
func see(_ f: borrowing File) { print("see", f.name) }
func change(_ f: inout File) { f.touch(); f = File("new") }
func a() {
    let f = File("a")
    see(f)
    take(f)
    print("after a")
}
func b() {
    var f = File("b")
    change(&f)
    f.look()
    print("end b")
}
func c() {
    let f = File("c")
    f.finish()
    print("end c")
}
func d(_ flag: Bool) {
    let f = File("d")
    if flag { take(f) } else { f.look() }
    print("end d")
}
func e() {
    let f = File("e")
    let g = f
    print("moved", g.name)
}
func g() {
    let f = File("g")
    _ = consume f
    print("end g")
}
func h() {
    _ = File("h")
    print("end h")
}
a(); b(); c(); d(true); d(false); e(); g(); h()
print("done")
