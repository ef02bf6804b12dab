#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The thread of a session. Programs may nest natives and calls of the machine deeply (a closure inside `map` inside
/// a body…), so the thread has a native stack far larger than the default.
package enum MachineThread {
  /// Address space, not memory: pages are only allocated when they are touched.
  private static let stackBytes = 512 << 20
  /// The part that the machine may use; the rest is for its callers and natives.
  static let usableStack = 480 << 20

  /// Runs `work` on a thread of its own with a large stack, and waits for its result.
  package static func run<Result>(_ work: () throws -> Result) throws -> Result {
    // The caller does nothing until the thread has ended, so what `work` captures is used by one thread at a time.
    try withoutActuallyEscaping(work) { work in
      let job = Job(work)
      try start(job)
      guard let result = job.result else { throw ThreadError(code: 0) }
      return try result.get()
    }
  }

  /// Runs `work` on this number of threads at once and `besides` on the current one, and waits for all of them.
  package static func run(
    _ count: Int, _ work: @escaping @Sendable () -> Void, besides: () -> Void
  ) throws {
    var jobs: [(job: AnyJob, thread: pthread_t)] = []
    defer { for (job, thread) in jobs { withExtendedLifetime(job) { _ = pthread_join(thread, nil) } } }
    for _ in 0..<count {
      let job = Job(work)
      do {
        jobs.append((job, try thread(for: job)))
      } catch {
        // Fewer threads can do the same work.
        if jobs.isEmpty { throw error }
        break
      }
    }
    besides()
  }

  private static func start(_ job: AnyJob) throws {
    let thread = try thread(for: job)
    try withExtendedLifetime(job) { try check(pthread_join(thread, nil)) }
  }

  /// A thread that performs the job. The job must live until the thread has finished it.
  static func thread(for job: AnyJob) throws -> pthread_t {
    var attributes = pthread_attr_t()
    try check(pthread_attr_init(&attributes))
    defer { pthread_attr_destroy(&attributes) }
    try check(pthread_attr_setstacksize(&attributes, stackBytes))
    var thread = pthread_t()
    let pointer = Unmanaged.passUnretained(job).toOpaque()
    let code = pthread_create(
      &thread, &attributes,
      { pointer in
        if let pointer { Unmanaged<AnyJob>.fromOpaque(pointer).takeUnretainedValue().perform() }
        return nil
      }, pointer)
    try check(code)
    return thread
  }

  private static func check(_ code: Int32) throws {
    if code != 0 { throw ThreadError(code: code) }
  }

  class AnyJob {
    func perform() {}
  }

  final class Job<Output>: AnyJob {
    private let work: () throws -> Output
    private(set) var result: Result<Output, any Error>?

    init(_ work: @escaping () throws -> Output) { self.work = work }

    override func perform() { result = Result(catching: work) }
  }
}

/// The system provided no thread; `code` is the error number.
package struct ThreadError: Error, CustomStringConvertible {
  package let code: Int32

  package var description: String { "cannot start a thread: \(String(cString: strerror(code)))" }
}
