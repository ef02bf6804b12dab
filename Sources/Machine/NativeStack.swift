/// How deep the native stack is.
///
/// The program's own calls need none of it, but calls through natives, deinits, and the comparing and describing of
/// nested values do.
enum NativeStack {
  @inline(__always) static var address: UInt {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
  }
}
