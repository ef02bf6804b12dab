struct FileHandle: ~Copyable {
    let fd: Int
    init(_ n: Int) { fd = n; print("open", n) }
    borrowing func read() -> String { "data\(fd)" }
    consuming func close() { print("close", fd); discard self }
    deinit { print("deinit", fd) }
}
func use(_ h: borrowing FileHandle) { print(h.read()) }
func take(_ h: consuming FileHandle) { print("took", h.fd) }
do {
    let a = FileHandle(1)
    use(a)
    a.close()
    let b = FileHandle(2)
    take(b)
    let c = FileHandle(3)
    _ = c.read()
    print("end")
}
struct Box<T: ~Copyable>: ~Copyable {
    private var value: T
    init(_ v: consuming T) { value = v }
    mutating func with<R>(_ f: (inout T) -> R) -> R { f(&value) }
    consuming func unwrap() -> T { value }
}
func boxes() {
    var box = Box(5)
    print(box.with { $0 += 1; return $0 * 2 })
    print(box.unwrap())
}
boxes()
enum Slot: ~Copyable { case empty, full(FileHandle) 
    consuming func take() -> FileHandle? { switch consume self { case .empty: return nil; case .full(let h): return h } }
}
if let h = Slot.full(FileHandle(4)).take() { print("got", h.fd) }
var opt: FileHandle? = FileHandle(5)
if let h = opt.take() { h.close() }
print(opt == nil)
func make(_ ok: Bool) -> FileHandle? { ok ? FileHandle(6) : nil }
switch make(true) { case .some(let h): print(h.fd); case nil: print("none") }
extension Optional where Wrapped: ~Copyable { var isNone: Bool { borrowing get { switch self { case .none: true; case .some: false } } } }
print(opt.isNone)
