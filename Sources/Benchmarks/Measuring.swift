import Machine

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Times of competitors who take turns, so that whatever else the machine does meets them all.
enum Measuring {
  /// Seconds that `work` takes.
  static func seconds(_ work: () throws -> Void) rethrows -> Double {
    let clock = ContinuousClock()
    let start = clock.now
    try work()
    let taken = (clock.now - start).components
    return Double(taken.seconds) + Double(taken.attoseconds) * 1e-18
  }

  /// The shortest time of each competitor: what disturbs a run only makes it longer.
  static func best(_ repetitions: Int, _ competitors: [() throws -> Void]) throws -> [Double] {
    var best = competitors.map { _ in Double.infinity }
    for _ in 0..<repetitions {
      for (index, competitor) in competitors.enumerated() {
        best[index] = min(best[index], try seconds(competitor))
      }
    }
    return best
  }

  /// The least user time of each program.
  static func leastUserTime(_ repetitions: Int, _ programs: [ChildProgram]) throws -> [Double] {
    var best = programs.map { _ in Double.infinity }
    for _ in 0..<repetitions {
      for (index, program) in programs.enumerated() { best[index] = min(best[index], try program.userTime()) }
    }
    return best
  }

  static func geometricMean(_ numbers: [Double]) -> Double {
    exp(numbers.reduce(0) { $0 + log($1) } / Double(max(1, numbers.count)))
  }
}

/// What of this process's memory is in use.
enum OwnMemory {
  /// Bytes resident, when what has been freed is given back.
  static var inUse: Double {
    ProcessMemory.trim()
    return Double(ProcessMemory.inUse())
  }
}

/// `/proc/…/status`
enum ProcessStatus {
  static func kibibytes(_ field: String, of process: String) -> Int? {
    let file = open("/proc/\(process)/status", O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = read(file, &bytes, bytes.count)
    guard count > 0 else { return nil }
    let text = String(decoding: bytes[..<count], as: UTF8.self)
    guard let line = text.split(separator: "\n").first(where: { $0.hasPrefix(field + ":") }) else { return nil }
    return line.split(whereSeparator: { $0 == " " || $0 == "\t" }).dropFirst().first.flatMap { Int($0) }
  }
}

/// What is said while it runs.
enum Console {
  static func progress(_ text: String) {
    guard isatty(2) == 1 else { return }
    write(Array("\r\u{1B}[K\(text)".utf8))
  }

  private static func write(_ bytes: [UInt8]) {
    bytes.withUnsafeBytes { buffer in _ = Self.put(2, buffer.baseAddress, buffer.count) }
  }

  private static func put(_ file: Int32, _ bytes: UnsafeRawPointer?, _ count: Int) -> Int {
    #if canImport(Glibc)
      Glibc.write(file, bytes, count)
    #else
      Musl.write(file, bytes, count)
    #endif
  }
}
