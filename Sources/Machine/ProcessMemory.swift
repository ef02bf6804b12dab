#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The memory use of this process, from the operating system.
package enum ProcessMemory {
  /// The resident bytes besides those of files: the code of obsh, and of the libraries it has loaded, is no memory of a
  /// program.
  package static func inUse() -> Int {
    let file = open("/proc/self/statm", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return 0 }
    defer { close(file) }
    return withUnsafeTemporaryAllocation(byteCount: 128, alignment: 1) { buffer in
      let count = read(file, buffer.baseAddress, buffer.count)
      guard count > 0 else { return 0 }
      // "size resident shared …", in pages.
      let fields = buffer[..<count].split(separator: UInt8(ascii: " "))
      guard fields.count > 2 else { return 0 }
      let pages = fields[1...2].map { $0.reduce(0) { $0 * 10 + Int($1 - UInt8(ascii: "0")) } }
      return max(0, pages[0] - pages[1]) * Int(sysconf(Int32(_SC_PAGESIZE)))
    }
  }

  /// The resident bytes; if they exceed the limit, without memory that has been freed.
  package static func inUse(limit: Int) -> Int {
    let used = inUse()
    if used <= limit { return used }
    trim()
    return inUse()
  }

  /// Returns freed memory to the system, so that it no longer counts.
  package static func trim() {
    releaseStack()
    // The function is missing from the module map of Glibc, and from Musl altogether.
    guard let address = dlsym(nil, "malloc_trim") else { return }
    _ = unsafeBitCast(address, to: (@convention(c) (Int) -> Int32).self)(0)
  }

  /// Returns the part of the thread's stack below this frame: a deep recursion that has ended leaves its pages
  /// resident, up to half a gibibyte.
  private static func releaseStack() {
    typealias GetAttributes = @convention(c) (pthread_t, UnsafeMutablePointer<pthread_attr_t>) -> Int32
    var attributes = pthread_attr_t()
    // The function is missing from the module map of Glibc as well.
    guard let address = dlsym(nil, "pthread_getattr_np"),
      unsafeBitCast(address, to: GetAttributes.self)(pthread_self(), &attributes) == 0
    else { return }
    defer { pthread_attr_destroy(&attributes) }
    var low: UnsafeMutableRawPointer?
    var size = 0
    guard pthread_attr_getstack(&attributes, &low, &size) == 0, let low else { return }
    let page = Int(sysconf(Int32(_SC_PAGESIZE)))
    let here = withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { Int(bitPattern: $0.baseAddress) }
    // One mebibyte is left untouched for the functions called from here on.
    let end = (here - 1 << 20) / page * page
    if end > Int(bitPattern: low) { madvise(low, end - Int(bitPattern: low), MADV_DONTNEED) }
  }
}
