/// The current depth of the native stack.
///
/// The program's own calls do not use it, but calls through natives and deinits do, and so do comparing and
/// describing nested values.
enum NativeStack {
  @inline(__always) static var address: UInt {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
  }
}
