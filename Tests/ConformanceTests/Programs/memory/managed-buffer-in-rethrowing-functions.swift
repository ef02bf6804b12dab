// A function with a typed error throws only what its closure throws, so a rethrowing function may call it (SE-0413).
struct Header {
  var scale: Int
  var seed: Int
}

struct Table {
  final class Storage: ManagedBuffer<Header, UInt64> {}

  private var storage: Storage

  init(scale: Int) {
    let made = Storage.create(minimumCapacity: 4) { _ in Header(scale: scale, seed: 1) }
    made.withUnsafeMutablePointerToElements { $0.initialize(repeating: 0, count: 4) }
    storage = unsafeDowncast(made, to: Storage.self)
  }

  func update<R>(_ body: (Handle) throws -> R) rethrows -> R {
    try storage.withUnsafeMutablePointers { header, elements in try body(Handle(header: header, words: elements)) }
  }
}

struct Handle {
  fileprivate let header: UnsafeMutablePointer<Header>
  fileprivate let words: UnsafeMutablePointer<UInt64>

  var seed: Int {
    get { header.pointee.seed }
    nonmutating set { header.pointee.seed = newValue }
  }
  subscript(index: Int) -> UInt64 {
    get { words[index] }
    nonmutating set { words[index] = newValue }
  }
}

struct Full: Error {}

let table = Table(scale: 5)
table.update { handle in
  handle[1] |= 7
  handle[1] ^= 2
  handle.seed += 9
}
print(table.update { $0[1] }, table.update { $0.seed })
do {
  try table.update { handle in
    handle[2] = 3
    throw Full()
  }
} catch { print(error, table.update { $0[2] }) }

func once<E: Error, R>(_ body: () throws(E) -> R) throws(E) -> R { try body() }
func passOn<R>(_ body: () throws -> R) rethrows -> R { try once { try body() } }
func passOnDirectly<R>(_ body: () throws -> R) rethrows -> R { try once(body) }
print(passOn { 1 }, passOnDirectly { 2 })
do { print(try passOn { throw Full() }) } catch { print(error) }
