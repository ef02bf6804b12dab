// ~Copyable, consume, borrowing, typed throws
struct File: ~Copyable { let fd: Int; init(_ fd: Int) { self.fd = fd; print("open", fd) }; deinit { print("close", fd) }; consuming func close() -> Int { print("closing"); let f = fd; discard self; return f }; borrowing func read() -> String { "data\(fd)" }; mutating func seek() { pos += 1 }; var pos = 0 }
func use(_ f: borrowing File) -> String { f.read() }; func take(_ f: consuming File) { print("took", f.fd) }; func change(_ f: inout File) { f.seek(); f.seek() }
do { var f = File(1); print(use(f)); change(&f); print(f.pos); take(f); let g = File(2); print(g.close()); let h = File(3); _ = consume h; print("end"); var k = File(4); k = File(5); print(k.fd) }
enum Slot: ~Copyable { case full(File), empty; consuming func get() -> File? { switch consume self { case .full(let f): f; case .empty: nil } } }
do { let s = Slot.full(File(6)); if let f = s.get() { print("got", f.fd) }; let e = Slot.empty; if e.get() == nil { print("none") } }
struct Box<T: ~Copyable>: ~Copyable { var v: T; init(_ v: consuming T) { self.v = v }; consuming func take() -> T { v } }
do { let b = Box(File(7)); let f = b.take(); print(f.fd); let c = Box(3); print(c.v) }
enum NetErr: Error, Equatable { case timeout(Int), denied }
func fetch(_ n: Int) throws(NetErr) -> String { guard n > 0 else { throw .denied }; guard n < 10 else { throw NetErr.timeout(n) }; return "ok\(n)" }
func retry<T, E: Error>(_ n: Int, _ f: (Int) throws(E) -> T) throws(E) -> T { for i in 1..<n { do { return try f(i * 0) } catch { print("retry", error) } }; return try f(n) }
do { print(try fetch(5)); print(try retry(3, fetch)); _ = try fetch(0) } catch { switch error { case .denied: print("denied"); case .timeout(let n): print(n) } }
func never<T>(_ f: () throws(Never) -> T) -> T { f() }; print(never { 3 })
let res = Result { () throws(NetErr) in try fetch(0) }; switch res { case .success(let s): print(s); case .failure(let e): print("fail", e) }
struct Wrap: Error { let e: any Error; let line: Int }; func layered() throws { do { _ = try fetch(0) } catch let e as NetErr where e == .denied { throw Wrap(e: e, line: 1) } }; do { try layered() } catch let w as Wrap { print(w.e, w.line) } catch { print("no") }
func rethrow(_ f: () throws -> Void) rethrows { defer { print("deferred") }; try f() }; rethrow { print("fine") }; try? rethrow { throw NetErr.denied }; print((try? fetch(3)) ?? "nil", try! fetch(4), (try? fetch(0)) == nil)
struct Unique: ~Copyable { var items: [Int] = []; subscript(i: Int) -> Int { get { items[i] } set { items[i] = newValue } }; func with<R>(_ f: (borrowing Unique) -> R) -> R { f(self) } }; var un = Unique(); un.items += [1, 2]; un[0] += 5; print(un.with { $0[0] + $0.items.count }); func mk() -> Unique { Unique(items: [9]) }; let um = mk(); print(um[0])
extension Optional where Wrapped: ~Copyable { mutating func grab() -> Wrapped? { let r = consume self; self = nil; return r } }; do { var o: File? = File(8); if let f = o.grab() { print("grabbed", f.fd) }; print(o == nil) }
