/// How deep the native stack is, counted from the outermost call into the program.
///
/// The program's own calls need none of it, but calls through natives, deinits, and the comparing and describing of
/// nested values do.
struct NativeStack {
  private var top: UInt = 0

  private var here: UInt {
    withUnsafeTemporaryAllocation(byteCount: 1, alignment: 1) { UInt(bitPattern: $0.baseAddress) }
  }

  /// The outermost call begins.
  mutating func begin() { top = here }

  func depth() -> Int { Int(bitPattern: top &- here) }
}
