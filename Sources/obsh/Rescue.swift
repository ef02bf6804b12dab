import CRescue
import Files
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The work done so far, stored where a crash of the process cannot destroy it. After a crash the process replaces
/// itself with a new one, which finds the work of the previous one here.
final class Rescue: Sendable {
  /// Kinds of records.
  private enum Kind: Int64 {
    /// A piece of work, an input or a file, begins.
    case begun = 66
    /// The piece with this number is done.
    case done = 68
    /// The piece with this number must not be repeated, although it was done.
    case leftOut = 76
    /// This number of results has been reported.
    case told = 84
    /// Bytes of standard input have been received.
    case received = 82
    /// See `rescue_crashed`.
    case crashed = 67
  }

  /// A piece of work of a previous process.
  struct Work: Sendable {
    let text: String
    var isDone = false
    var isLeftOut = false
    var hasCrashed = false
  }

  /// The work of previous processes, in order.
  let earlier: [Work]
  /// The piece of work in which the previous process crashed; nil if it crashed between two pieces.
  let crash: Work?
  /// True if there was a process before this one.
  let isRestart: Bool
  /// The number of results that previous processes have reported.
  let told: Int
  /// The bytes that previous processes have received.
  let received: [UInt8]
  /// The number of work items in the journal.
  private let count: Mutex<Int>

  /// Nil if the system lacks a required feature: a crash then ends the process.
  init?() {
    guard rescue_begin(CommandLine.unsafeArgv) else { return nil }
    var work: [Work] = []
    var last: Int?
    var told = 0
    var received: [UInt8] = []
    var isRestart = false
    var offset = 0
    func bytes(_ count: Int) -> [UInt8] {
      [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
        initialized = rescue_read(buffer.baseAddress, count, offset)
        offset += initialized
      }
    }
    while true {
      let record = bytes(MemoryLayout<rescue_record>.size)
      guard record.count == MemoryLayout<rescue_record>.size else { break }
      let (number, value) = record.withUnsafeBytes {
        ($0.loadUnaligned(as: Int64.self), $0.loadUnaligned(fromByteOffset: 8, as: Int64.self))
      }
      let index = Int(value)
      switch Kind(rawValue: number) {
      case .begun: work.append(Work(text: String(decoding: bytes(index), as: UTF8.self)))
      case .done: if work.indices.contains(index) { work[index].isDone = true }
      case .leftOut: if work.indices.contains(index) { work[index].isLeftOut = true }
      case .told: told = index
      case .received: received += bytes(index)
      case .crashed:
        isRestart = true
        last = work.indices.contains(index) ? index : nil
        if let last { work[last].hasCrashed = true }
      case nil: break
      }
    }
    earlier = work
    crash = last.map { work[$0] }
    self.isRestart = isRestart
    self.told = told
    self.received = received
    count = Mutex(work.count)
  }

  /// Does a piece of work, to which a crash during it is attributed. `leavesOut` returns true for a result that
  /// cannot be repeated.
  func doing<Result>(_ text: String, leavesOut: (Result) -> Bool = { _ in false }, _ work: () -> Result) -> Result {
    let number = count.withLock { count in
      var text = text
      text.withUTF8 { bytes in note(.begun, bytes.count, bytes.baseAddress) }
      count += 1
      return count - 1
    }
    return doing(number, leavesOut: leavesOut, work)
  }

  /// Does a piece of work that an earlier process has begun.
  func doing<Result>(_ number: Int, leavesOut: (Result) -> Bool = { _ in false }, _ work: () -> Result) -> Result {
    rescue_work_on(Int64(number))
    let result = work()
    rescue_work_on(-1)
    if leavesOut(result) { note(.leftOut, number) }
    note(.done, number)
    return result
  }

  /// The next bytes of standard input, which the journal keeps if there is one; empty at the end.
  static func receive(atMost count: Int) -> [UInt8] {
    [UInt8](unsafeUninitializedCapacity: count) { buffer, initialized in
      let input = Descriptor.standardInput.rawValue
      initialized = max(rescue_receive(Kind.received.rawValue, input, buffer.baseAddress, count), 0)
    }
  }

  /// Reports a result and notes that, so that no crash in another thread can come between the two.
  func reporting(_ work: () -> Void) {
    rescue_begin_report()
    work()
    rescue_end_report()
  }

  /// Records the number of reported results.
  func note(told: Int) { note(.told, told) }

  private func note(_ kind: Kind, _ value: Int, _ bytes: UnsafePointer<UInt8>? = nil) {
    rescue_note(rescue_record(kind: kind.rawValue, value: Int64(value)), bytes)
  }
}

extension Rescue {
  /// Sets the message that a crash prints before it ends a process without a journal. The text is never freed.
  static func setLastWords(_ words: String) {
    rescue_prepare_thread()
    rescue_set_last_words(strdup(words))
  }

  /// Must be called on each thread whose work may crash.
  static func prepareThread() { rescue_prepare_thread() }
}
