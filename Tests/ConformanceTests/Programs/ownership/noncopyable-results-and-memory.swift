// Results and typed memory of noncopyable values.

struct Box<H: ~Copyable>: ~Copyable {
  var _storage: UnsafeMutableRawPointer
  var _pointer: UnsafeMutablePointer<H> { _storage.assumingMemoryBound(to: H.self) }
  private init(_ header: consuming H) {
    _storage = UnsafeMutableRawPointer.allocate(byteCount: 64, alignment: 8)
    _pointer.initialize(to: header)
  }
  init(of header: consuming H) { self.init(header) }
  deinit { _pointer.deinitialize(count: 1); _storage.deallocate(); print("deinit") }
  var value: H { _read { yield _pointer.pointee } }
}
func f() { let b = Box<Int>(of: 3); print(b.value) }
f()
func r<R: ~Copyable, E>(_ b: () throws(E) -> R) throws(E) -> R {
  let x: Result<R, E>
  do throws(E) { x = .success(try b()) } catch { x = .failure(error) }
  return try x.get()
}
print(r { 4 })
